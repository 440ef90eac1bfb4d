import type { LocatedValue } from "../located-json.js";
import type { Problem } from "../scenario-error.js";

/** A function that reports a problem at a JSON Pointer into a file. */
export type Report = (path: string, message: string, more?: Pick<Problem, "needsCode">) => void;

/** Creates a function that reports problems of the values of one file. */
export function reporterOf(found: Problem[], { place }: Pick<LocatedValue, "place">): Report {
  return (path, message, more) => void found.push({ place: place(path), path, message, ...more });
}

/** A value that was read from a file, with its location. */
export interface Located<Value> extends Pick<LocatedValue, "place"> {
  readonly value: Value;
}

/** Reports every value that has the same id as an earlier value. */
export function reportTwice<Value>(
  values: readonly Located<Value>[],
  idOf: (value: Value) => string,
  what: string,
  found: Problem[],
): void {
  const seen = new Map<string, string>();
  for (const { value, place } of values) {
    const id = idOf(value);
    const first = seen.get(id);
    if (first !== undefined) {
      const message = `there is ${what} ${JSON.stringify(id)} already, at ${first}; remove one of them`;
      found.push({ place: place(), path: "", message });
    }
    seen.set(id, first ?? place());
  }
}
