/** Formats a stance for a reader: `conditional_go` as `Conditional go`. */
export function shownStance(recommendation: string): string {
  const words = recommendation.trim().replace(/^(\p{L}+)_(\p{L}+)$/u, "$1 $2");
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
