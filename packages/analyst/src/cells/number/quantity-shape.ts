const number = "(?:9[9.,' ]*)";
const about = "(?:[~≈<>≤≥±]=? ?|c(?:irc)?a\\.? |about )?";
/** Any unit, except ordinal suffixes. */
const word = "(?!(?:st|nd|rd|th|er|e|ème)$)[\\p{L}°µ%]{1,12}\\.?";
const perUnit = `(?:${word}(?:/${word})?)`;

/** Notations for an amount that is not a plain number: `~5`, `1.5k`, `1:30`, `1h 30m`. */
const quantities: readonly RegExp[] = [
  new RegExp(`^${about}[-+]?${number}(?: ?${perUnit})?$`, "u"),
  new RegExp(`^[-+]?${number} ?${word} ?${number} ?(?:${word})?$`, "u"),
  new RegExp(`^${about}[-+]?${number}(?: ?${perUnit})? ?[[(±][-–—−9., ;:%±()\\[\\]]+$`, "u"),
  /^-?9{1,3}:99(?::99(?:[.,]9+)?)?$/,
];

/** Whether a shape is an amount that is not a plain number. */
export function isQuantityShape(shape: string): boolean {
  return quantities.some((pattern) => pattern.test(shape));
}
