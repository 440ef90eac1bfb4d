/** Whether only white space and commas separate the values. */
export function areListed(
  text: string,
  found: readonly { readonly start: number; readonly end: number }[],
): boolean {
  return found.every(({ end }, index) => {
    const next = found[index + 1];
    return next === undefined || /^[\s,]*$/.test(text.slice(end, next.start));
  });
}
