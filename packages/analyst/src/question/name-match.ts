import { nameParts } from "../table/name-parts.js";
import { meanTheSame } from "./concepts.js";
import { isContraryTo } from "./opposites.js";
import { stemOf, type Token } from "./token.js";

/** How well the words of a question match the name of a column. */
export interface NameMatch {
  /** The share of the name that the words cover, from 0 to 1. */
  readonly score: number;
  /** The words that cover the name. */
  readonly tokens: readonly Token[];
}

/** The score for each kind of match between a word and a part of a name. */
const certainty = { same: 1, abbreviated: 0.9, synonym: 0.8 } as const;

/** Matches parts of names with little meaning. The other parts of the name describe the measure. */
const faintParts =
  /^(?:uk|usa|us|eu|total|tot|avg|average|mean|perc|pct|percent|value|val|number|num|n|no|of|the|per|in|by|rate|\d+|million|billion|mio|mln|thousand|tho|thsd|usd|eur|min|max|current|present|main|primary|at|amount)$/;

/** Abbreviations of nouns that are not formed by removing all vowels. */
const wellKnownParts: Readonly<Record<string, string>> = {
  dept: "department",
  mfr: "manufacturer",
  mfg: "manufacturer",
  mfgr: "manufacturer",
  acct: "account",
  addr: "address",
  amt: "amount",
  govt: "government",
  natl: "national",
  intl: "international",
  ctry: "country",
  cty: "city",
  percap: "capita",
  cust: "customer",
  emp: "employee",
  loc: "location",
  prod: "product",
  univ: "university",
  hosp: "hospital",
};

/** Matches the last part of a text column's name if it has no meaning of its own, as in `mfr_name` or `dept_abbr`. */
const labelPart = /^(?:name|names|abbr|abbrev|code|cd|desc|description|label|title)$/;
/** Matches parts that change the meaning of a following `name`, as in `first name`. */
const ownNames =
  /^(?:first|last|given|family|middle|full|nick|maiden|user|file|sur|fore|job|current|main|primary)$/;

/** Matches the words of a question against the name of a column. */
export function matchName(name: string, tokens: readonly Token[]): NameMatch {
  const plain = squashed(name);
  const whole = tokens.find(
    ({ lower }) => lower === name.trim().toLowerCase() || (lower === plain && plain.length >= 4),
  );
  if (whole !== undefined) return { score: 1, tokens: [whole] };
  let covered = 0;
  let total = 0;
  const used: Token[] = [];
  const [glued, unit] = hours.exec(plain)?.slice(1) ?? [];
  const parts = nameParts(wellKnown[plain] ?? (glued === undefined ? name : `${glued} ${unit}`));
  for (const [at, written] of parts.entries()) {
    const part = wellKnownParts[written] ?? written;
    const isLabel =
      at > 0 && at === parts.length - 1 && labelPart.test(part) && !ownNames.test(parts[at - 1] ?? "");
    const isFaint =
      faintParts.test(part) || isLabel || (written === unit && at > 0) || (at > 1 && parts[at - 1] === "at");
    const weight = isFaint ? 1.5 : Math.min(written.length, 8);
    total += weight;
    const found = matchPart(part, tokens);
    covered += weight * found.score;
    used.push(...found.tokens);
  }
  const score = total === 0 ? 0 : covered / total;
  return { score: score * likelihood(name, tokens), tokens: used };
}

/** Matches a column's name that consists of an activity and the unit of its duration, such as `tvhours`. */
const hours = /^([a-z]{2,})(hours|hrs|minutes|mins)$/;

const denying = /^(?:not|non|no|un|without|except)$/;
const otherwise =
  /^(?:previous|prev|prior|historical|expected|target|planned|plan|budgeted|forecast|predicted|projected|estimated)$/;

/**
 * Returns a factor for the score of a match. It is below 1 if the name contains a negation, an opposite or another
 * restriction that the words do not contain.
 */
function likelihood(name: string, tokens: readonly Token[]): number {
  const unsaid = nameParts(name).filter(
    (part) => !tokens.some(({ lower, stem }) => lower === part || stem === stemOf(part)),
  );
  if (unsaid.some((part) => denying.test(part))) return 0.4;
  const words = new Set(tokens.map(({ lower }) => lower));
  if (unsaid.some((part) => isContraryTo(part, words))) return 0.3;
  return unsaid.some((part) => otherwise.test(part)) ? 0.7 : 1;
}

/** Widely used abbreviations of measurements. */
const wellKnown: Readonly<Record<string, string>> = {
  tmax: "temperature max",
  tmin: "temperature min",
  tavg: "temperature average",
  tmean: "temperature mean",
  prcp: "precipitation",
  awnd: "average wind",
  gdppercap: "gdp per capita",
  lifeexp: "life expectancy",
  bodywt: "body weight",
};

/** Returns a name without separators, so that `OverTime` and `over_time` both become `overtime`. */
function squashed(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Matches one part of a name: as a word, as an abbreviation or synonym, or as a compound of several words. */
function matchPart(part: string, tokens: readonly Token[]): NameMatch {
  const stem = stemOf(part);
  let best: NameMatch = { score: 0, tokens: [] };
  for (const token of tokens) {
    const score = likeness(part, stem, token);
    if (score > best.score) best = { score, tokens: [token] };
  }
  if (best.score > 0 || part.length < 5) return best;
  return compound(part, tokens);
}

function likeness(part: string, stem: string, token: Token): number {
  if (token.lower === part || token.stem === stem) return certainty.same;
  if (isAbbreviation(part, token.lower)) return certainty.abbreviated;
  if (isDoerOf(part, token.lower)) return certainty.synonym;
  return meanTheSame(stem, token.stem) ? certainty.synonym : 0;
}

/** Whether a part of a name means those who do what a verb says, as `users` are for `uses`. */
function isDoerOf(part: string, verb: string): boolean {
  const root = /^(.{2,}?)(?:es|s|ed|e)?$/.exec(verb)?.[1];
  return root !== undefined && verb.length >= 3 && [`${root}ers`, `${root}ors`].includes(part);
}

/** Whether a short name abbreviates a word: `pop` is population, `dep` departure, `hwy` highway, `qty` quantity. */
export function isAbbreviation(short: string, word: string): boolean {
  // `mnth` leaves out every vowel of month, and `baths` are bathrooms.
  if (short.length >= 4 && short !== word && word.replace(/[aeiou]/g, "") === short) return true;
  if (short.length >= 5 && short.endsWith("s") && word.length > short.length + 1)
    return word.startsWith(short.slice(0, -1));
  if (short.length < 2 || word.length < short.length + 2 || short[0] !== word[0]) return false;
  if (!/^\p{L}+$/u.test(short)) return false;
  if (short.length >= 3 && word.startsWith(short)) return true;
  // Abbreviations such as hwy omit vowels; a text with vowels is a different word.
  // The s of a plural is no letter of an abbreviation: ss is not states.
  const singular = word.replace(/(?<!s)s$/, "");
  if (
    short.length > 5 ||
    /[aeiou]/.test(short.slice(1)) ||
    (short.length === 2 && short.at(-1) !== singular.at(-1))
  )
    return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at++;
  return at === short.length;
}

/**
 * Matches words that are written together in a name: `percbelowpoverty` contains `percentage`, `below` and `poverty`.
 * Names such as `LakeHuron` are already split into parts.
 */
function compound(part: string, tokens: readonly Token[]): NameMatch {
  const covered = new Array<boolean>(part.length).fill(false);
  const used: Token[] = [];
  const candidates = tokens
    .flatMap((token) => spellings(token).map((text) => ({ token, text })))
    .sort((x, y) => y.text.length - x.text.length);
  for (const { token, text } of candidates) {
    const at = part.indexOf(text);
    if (at < 0 || used.includes(token) || covered.slice(at, at + text.length).includes(true)) continue;
    // A piece is at the start or end of the name, or follows another piece.
    covered.fill(true, at, at + text.length);
    used.push(token);
  }
  // `workstat` is the status of work: its end is the beginning of a word.
  const rest = part.slice(covered.lastIndexOf(true) + 1);
  const begun =
    used.length > 0 && rest.length >= 3
      ? tokens.find((token) => !used.includes(token) && token.lower.startsWith(rest))
      : undefined;
  if (begun !== undefined) {
    covered.fill(true, part.length - rest.length);
    used.push(begun);
  }
  const share = covered.filter(Boolean).length / part.length;
  // All letters of a short part must be covered: `agegp` is the age group, but `pop15` is not the people.
  return share >= (part.length < 6 ? 1 : 0.4) ? { score: share, tokens: used } : { score: 0, tokens: [] };
}

const shortForms: Readonly<Record<string, readonly string[]>> = {
  percentage: ["perc", "pct"],
  percent: ["perc", "pct"],
  share: ["perc", "pct"],
  population: ["pop"],
  people: ["pop"],
  inhabitants: ["pop"],
  average: ["avg"],
  number: ["num", "cnt"],
  unemployment: ["unemp"],
  college: ["college", "coll"],
  school: ["sch"],
  group: ["gp", "grp"],
};

function spellings({ lower, stem }: Token): string[] {
  const forms = [lower, stem].filter((text) => text.length >= 3);
  return [...new Set([...forms, ...(shortForms[lower] ?? [])])];
}
