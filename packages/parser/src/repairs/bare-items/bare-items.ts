import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "Several objects one after another where the contract asks for a list of them.",
  safe: "Each is a whole item that keeps the contract, and nothing but white space and commas stands between them.",
};

/** Whether nothing but white space and commas stands between values. */
export function areListed(
  text: string,
  found: readonly { readonly start: number; readonly end: number }[],
): boolean {
  return found.every(({ end }, index) => {
    const next = found[index + 1];
    return next === undefined || /^[\s,]*$/.test(text.slice(end, next.start));
  });
}
