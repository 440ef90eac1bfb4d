import type { JsonSchema } from "./json-schema.js";
import { parsePointer } from "./pointer.js";
import { schemaFor } from "./schema-for.js";
import type { StandardIssue, StandardProps } from "./standard.js";
import type { Validated } from "./validated.js";

/** Returns the members with which a contract implements Standard Schema. */
export function standardProps<Output, Input>(
  ref: string,
  schema: JsonSchema,
  read: (value: unknown) => Validated<Output>,
): StandardProps<Output, Input> {
  return {
    version: 1,
    vendor: "concordat",
    validate(value) {
      const validated = read(value);
      return validated.violations
        ? {
            issues: validated.violations.map(({ message, path }) => ({
              message,
              path: segments(path, value),
            })),
          }
        : { value: validated.value };
    },
    jsonSchema: {
      input: ({ target }) => schemaFor(ref, schema, target, false),
      output: ({ target }) => schemaFor(ref, schema, target, true),
    },
  };
}

/** Returns the keys along a JSON Pointer in a value: numbers for arrays, strings for objects. */
function segments(pointer: string, value: unknown): StandardIssue["path"] {
  let here = value;
  return parsePointer(pointer).map((token) => {
    const segment = Array.isArray(here) ? Number(token) : token;
    here = typeof here === "object" && here !== null ? Reflect.get(here, segment) : undefined;
    return segment;
  });
}
