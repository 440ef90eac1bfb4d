/** The numbers that stand in the text of a page, as they are written. */
export function numbersOfPage(html: string): string[] {
  const words = html.replace(/<style>[\s\S]*?<\/style>/g, " ").replace(/<[^>]*>/g, " ");
  return numbersOfText(words.replace(/&#?\w+;/g, " "));
}

/** The numbers that are written in a text. */
export function numbersOfText(text: string): string[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([found]) => found);
}

/** Every number and every text in a value. */
export function leavesOf(value: unknown): { numbers: number[]; texts: string[] } {
  const numbers: number[] = [];
  const texts: string[] = [];
  const walk = (part: unknown): void => {
    if (typeof part === "number") numbers.push(part);
    else if (typeof part === "string") texts.push(part);
    else if (typeof part === "object" && part !== null) Object.values(part).forEach(walk);
  };
  walk(value);
  return { numbers, texts };
}
