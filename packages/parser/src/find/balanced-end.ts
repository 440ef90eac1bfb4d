/**
 * Returns the offset at which all brackets opened since `start` are closed, ignoring strings; the text's
 * length if they never are.
 */
export function balancedEnd(text: string, start: number): number {
  let open = 0;
  let inString = false;
  const signs = /\\[\s\S]|["{}[\]]/g;
  signs.lastIndex = start;
  for (let sign = signs.exec(text)?.[0]; sign !== undefined; sign = signs.exec(text)?.[0]) {
    if (sign === '"') inString = !inString;
    else if (inString || sign.length > 1) continue;
    else if (sign === "{" || sign === "[") open++;
    else if (--open <= 0) return signs.lastIndex;
  }
  return text.length;
}
