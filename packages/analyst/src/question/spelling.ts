/**
 * British spellings whose American spelling has a different stem, and the reverse. Words are compared in their American
 * spelling.
 */
const pairs: ReadonlyMap<string, string> = new Map(
  "licence license, defence defense, offence offense, centre center, metre meter, litre liter, theatre theater, fibre fiber, grey gray, programme program, catalogue catalog, tyre tire, aluminium aluminum, sulphur sulfur, jewellery jewelry, cheque check, plough plow, mould mold, ageing aging, enrolment enrollment, instalment installment, skilful skillful, diarrhoea diarrhea, anaemia anemia, paediatric pediatric, haemoglobin hemoglobin, oestrogen estrogen, foetus fetus, tonne ton, kerb curb, storey story, maths math"
    .split(", ")
    .map((row) => row.split(" "))
    .map(([british = "", american = ""]) => [british, american]),
);

/** Matches words on -our whose American spelling ends in -or. Excludes words such as `hour` and `four`. */
const our = /^((?:behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|parl|rum|sav|splend|tum|vap|vig)o)ur/;
/** A doubled l before an ending: travelled, cancelling. */
const doubled =
  /^(travel|cancel|label|model|level|fuel|total|signal|channel|counsel|quarrel|dial|enrol)l(?=(?:ed|ing|er|ers)$)/;
const ise = /^(\p{L}{4,}[lnrtd])is(?=(?:e|ed|es|ing|ation|ations)$)/u;

/** Converts a lower-case word to its American spelling, so that `licence` matches `license`. */
export function americanSpelling(word: string): string {
  const plural = /^(.+)s$/.exec(word)?.[1];
  const known = pairs.get(word) ?? (plural === undefined ? undefined : withPlural(pairs.get(plural)));
  return known ?? word.replace(our, "$1r").replace(doubled, "$1").replace(ise, "$1iz");
}

function withPlural(word: string | undefined): string | undefined {
  return word === undefined ? undefined : `${word}s`;
}
