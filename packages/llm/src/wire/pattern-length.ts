/** Escapes and classes, which match one character each, numbers of repetitions, and single characters. */
const parts = /\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+)[^}]*\}|./gsu;

/**
 * Returns an upper bound for the length of the shortest text that contains a match of a pattern. Optional parts are
 * counted, and the lengths of alternatives are added.
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
