const numberWords: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};

/** Parses a number in digits or as a word; `null` if the text is neither. */
export function parseNumberWord(text: string): number | null {
  const lower = text.toLowerCase();
  if (Object.hasOwn(numberWords, lower)) return numberWords[lower] ?? null;
  return /^\d[\d,]*(?:\.\d+)?$/.test(lower) ? Number(lower.replace(/,/g, "")) : null;
}
