/** Escapes and classes, which match one character each, numbers of repetitions, and single characters. */
const parts = /\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+)[^}]*\}|./gsu;

/**
 * A length that the shortest text with a pattern in it does not exceed: whatever may be there is counted, alternatives
 * together.
 */
export function patternLength(pattern: string): number {
  const outer: number[] = [];
  let length = 0;
  let last = 0;
  for (const [part, times] of pattern.matchAll(parts)) {
    if (part === "(") {
      outer.push(length);
      [length, last] = [0, 0];
    } else if (part === ")") {
      last = length;
      length += outer.pop() ?? 0;
    } else if (times !== undefined) {
      const further = last * Math.max(0, Number(times) - 1);
      length += further;
      last += further;
    } else {
      length += 1;
      last = 1;
    }
  }
  return length;
}
