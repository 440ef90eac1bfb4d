import fc from "fast-check";
import { isRecord } from "../options/rule.js";

type JsonPath = readonly (string | number)[];

const replacements = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    1,
    -1,
    1.5,
    "",
    " \n",
    "a",
    "😀",
    "LIKE",
    "2026-03-14T09:26:53Z",
    [],
    {},
  ),
  fc.jsonValue({ maxDepth: 1 }),
);
const keys = fc.constantFrom("reason", "content", "media_type", "__proto__", "constructor", "x/y~z", "extra");

/** Generates a value with up to three changes: a part is replaced, removed or added. */
export function mutatedJson(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const change = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom("replace", "remove", "add"),
    key: keys,
    value: replacements,
  });
  return fc
    .tuple(fc.constantFrom(...values), fc.array(change, { maxLength: 3 }))
    .map(([value, changes]) =>
      changes.reduce<unknown>((current, { at, kind, key, value: next }) => {
        const places = pathsIn(current);
        const path = places[at % places.length] ?? [];
        return changeAt(current, path, (here) => {
          if (kind === "replace") return next;
          if (kind === "remove") return undefined;
          return isRecord(here) ? Object.fromEntries([...Object.entries(here), [key, next]]) : [here, next];
        });
      }, value),
    )
    .filter((value) => value !== undefined);
}

function pathsIn(value: unknown, here: JsonPath = []): JsonPath[] {
  if (typeof value !== "object" || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...here, key]))];
}

/** A copy with one place changed; what becomes undefined is gone. */
function changeAt(value: unknown, path: JsonPath, change: (here: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .map(([name, item]) => [name, name === key ? changeAt(item, rest, change) : item] as const)
    .filter(([, item]) => item !== undefined);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
