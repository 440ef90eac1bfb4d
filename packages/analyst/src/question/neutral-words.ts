import { stemOf } from "./token.js";

/*
 * Words that do not restrict the question: units of things, verbs of existence or action, and nouns for any
 * quantity. They are not part of the grammar of questions (stop-words.ts): a column or a member may have such
 * a name.
 */
const neutral =
  /^(?:miles?|km|kilomet\w*|met(?:er|re)s?|feet|foot|inch\w*|dollars?|euros?|pounds?|cents?|minutes?|seconds?|degrees?|percent\w*|points?|tons?|tonnes?|kg|grams?|lit(?:er|re)s?|gallons?|barrels?|us\$?|usd|eur|mm|cm|mb|gb|kb|tb|mhz|ghz|kw|watts?|volts?|celsius|fahrenheit|world\w*|worth|traveled|happen\w*|took|place|present|included?|taken|given|made|result\w*|statistic\w*|data\w*|counted|seen|stand|run|runs|part|ever|each|total\w*|altogether|combined|respectively|pieces?|cases?|people|persons?|individuals?|lived?|survey\w*|sampled?|studied|study|participants?|respondents?|subjects?|big|long|much|far|earlier|later|previous\w*|following|next|before|after|biggest|ones?|play(?:ed|s|ing)?|driven|travell?ed|travels?|flown|built|opened|closed|bought|buy|use[ds]?|using|spent?|saw|pair|respect\w*|likely|quality|quantit\w*)$/;

/** Matches verbs that fit any count or amount, as in `how many medals were won`, `goals scored` or `units sold`. */
const verbs =
  /^(?:placed|beats?|outnumber(?:s|ed)?|defeat(?:s|ed)?|sold|sells?|selling|won|wins?|scored?|scores|commit(?:s|ted)?|produce[sd]?|generate[sd]?|delivered|delivers?|caught|grow|grown|differ(?:s|ed)?|vary|varies|varied|own(?:s|ed)?|pay|pays|paid|spend|spends|earn(?:s|ed)?|brought|bring|drew|draw|drawn|post(?:s|ed)?|recorded|mention(?:s|ed)?|trad(?:e|es|ed|ing)|obtained|discovered|suffer(?:s|ed)?|perform(?:s|ed)?|serve[sd]?|cover(?:s|ed)?|feature[sd]?|consist(?:s|ed)?|comprise[sd]?|ended|began|begun|begin|start(?:s|ed)?|finish(?:es|ed)?|create[sd]?|provide[sd]?|offer(?:s|ed)?|achieved|qualif(?:y|ied)|hits?|hitting|attend(?:s|ed)?|collect(?:s|ed)?|tested|interviewed|polled|questioned|examined|surveyed|sampled|asked|decide[sd]?|taught|teach(?:es)?|launch(?:es|ed)?|watch(?:es|ed)?|controlled|manufactured?|reign(?:s|ed)?|carr(?:y|ies|ied)|throw|throws|threw|thrown|bear|bears|bore|transport(?:s|ed)?|employ(?:s|ed)?|possess(?:es|ed)?|consume[sd]?|emit(?:s|ted)?|write|writes|wrote|written|host(?:s|ed)?|eat|eats|ate|drink|drinks|drank|submit(?:s|ted)?|hand(?:s|ed)|file[sd]?|attract(?:s|ed)?|contain(?:s|ed)?|yield(?:s|ed)?|lays?|laid|cause[sd]?|burn(?:s|ed|t)?|gather(?:s|ed)?|operate[sd]?|stock(?:s|ed)?)$/;

/** Whether a word is a verb after which no further words describe the counted things. */
export function isPlainVerb(word: string): boolean {
  return verbs.test(word);
}

/**
 * Matches nouns that fit any quantity, as in `the production of veal` or `the flow of the Nile`. A price, a tax or an
 * age is a specific quantity and does not match.
 */
const quantities =
  /^(?:production|output|supply|extent|coverage|traffic|consumption|usage|demand|flow|volumes?|quantum|magnitude|scores?|colou?rs?|results?|outcomes?)$/;

/** Whether a word names some quantity without saying of what, such as `production` or `supply`. */
export function isQuantity(word: string): boolean {
  return quantities.test(word);
}

/** Whether a word neither names something in the table nor restricts the question. */
export function isNeutral(word: string): boolean {
  return neutral.test(word) || verbs.test(word) || quantities.test(word);
}

/** Pairs of words in which the second word adds no meaning. */
const pairs =
  /^(?:due to|at stake|poverty line|winning time|winning times|order lines?|orders lines?|line items?|box office|running time|how (?:strongly|closely|tightly)|(?:c[ao]me|comes|went|goes?) home|hand(?:s|ed)? in|turn(?:s|ed)? in|sen[dt] in|took home|takes? home)$/;

/** Whether two adjacent words form one name. */
export function isOneName(first: string, second: string): boolean {
  return pairs.test(`${first} ${second}`);
}

/**
 * Matches words that can be a column's name although they do not say what the column contains, such as `close` or
 * `actual.high`.
 */
const qualities =
  /^(?:open|opening|close|closing|high|low|max|min|mean|avg|average|median|actual|normal|record|adj|adjusted|adjclose|total|first|last|annual|monthly|daily|yearly|value|start|end|rate|count|counts|n|freq|frequency|number|amount|percent|pct|percentage|ratio|share|index|score)$/;

/** Whether a column's name lacks a noun, which a question adds: the closing price for `close`. */
export function lacksNoun(parts: readonly string[]): boolean {
  return parts.length > 0 && parts.every((part) => qualities.test(part));
}

/** Nouns for the rows of most tables. In the plural and without other words, such a noun means all rows. */
const entities =
  /^(?:companies|firms|businesses|countries|nations|territories|cities|towns|states|teams|clubs|players|products|brands|models|articles|regions|districts|counties|departments|stores|shops|schools|universities|movies|films|songs|books|games|matches|species|animals|cars|vehicles|houses|homes|flights|areas|stations|elements|airlines|observations)$/;

export function isEntity(word: string): boolean {
  return entities.test(word);
}

/** Further nouns for the rows of a table whose column of unique names says by its own name what they are. */
const rareEntities =
  /^(?:fleets|ships|boats|banks|hospitals|hotels|restaurants|lakes|rivers|mountains|peaks|islands|parks|airports|ports|bridges|buildings|planets|moons|languages|currencies|constituencies|boroughs|wards|neighbou?rhoods|villages|provinces|colleges|courses|journals|newspapers|albums|shows|series|apps|phones|computers|processors|planes|trucks|routes|plants|reactors|mines|factories|cereals|foods|drinks|wines|dogs|breeds|trees|flowers|birds|fish|parties|clans|tribes|peoples|religions|occupations|professions|jobs|sports|disciplines|crops|metals|diseases|drugs|vaccines|satellites|missions|launches|volcanoes|castles|museums|theat(?:er|re)s|stadiums|zoos|libraries|monarchs|emperors|popes)$/;

export function isRareEntity(word: string): boolean {
  return rareEntities.test(word);
}

/** Whether a word means journeys. Every row of a table of distances is one. */
export function isTrip(word: string): boolean {
  return /^(?:trips?|rides?|journeys?|drives|routes?)$/.test(word);
}

/** Whether a word is a mass noun, such as `revenue`. Such a noun cannot be counted by rows. */
export function isMass(word: string): boolean {
  return /^(?:revenues?|income|turnover|profits?|spending|expenditures?|money|population|production|output|consumption|rainfall|pollution|unemployment|inflation)$/.test(
    word,
  );
}

/** Things after which files are named, in the plural. */
const things = new Set(
  [
    ...(entities.source.match(/[a-z]+/g) ?? []),
    ..."mammals animals birds penguins orders polls births people persons employees workers staff students pupils patients customers passengers players professors teachers drivers voters applicants".split(
      " ",
    ),
  ].map(stemOf),
);

/** Whether a stem of the file's name describes its rows. */
export function namesThings(stem: string): boolean {
  return things.has(stem);
}
