import type { Contract } from "./contract.js";
import { copyJson } from "./copy-json.js";
import type { StandardIssue, StandardProps } from "./standard.js";

/** The Standard Schema face of a contract. */
export function standardProps<Output, Input>(
  contract: () => Contract<Output, Input>,
): StandardProps<Output, Input> {
  const jsonSchema = ({ target }: { readonly target: string }): Record<string, unknown> => {
    if (target !== "draft-2020-12") {
      throw new Error(`${contract().ref} is JSON Schema draft-2020-12 and cannot be given as ${target}`);
    }
    return { ...(copyJson(contract().schema) as object) };
  };
  return {
    version: 1,
    vendor: "concordat",
    validate: (value) => {
      const { validate, parse } = contract();
      const violations = validate(value);
      return violations.length === 0
        ? { value: parse(value) }
        : { issues: violations.map(({ message, path }) => ({ message, path: segments(path, value) })) };
    },
    jsonSchema: { input: jsonSchema, output: jsonSchema },
  };
}

/** The keys that a JSON Pointer walks through in `value`: numbers into arrays, strings into objects. */
function segments(pointer: string, value: unknown): StandardIssue["path"] {
  let here = value;
  return pointer
    .split("/")
    .slice(1)
    .map((token) => {
      const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
      const segment = Array.isArray(here) ? Number(key) : key;
      here = (here as Record<string | number, unknown> | undefined)?.[segment];
      return segment;
    });
}
