import { type JsonSchema, pointerTo } from "@concordat/contracts/contract";
import { checkValue, required, rules } from "@concordat/contracts/options";
import { inlineReferences } from "../wire/inline-references.js";
import { leaves, optionsAt } from "./options-at.js";

/** Maximum depth of nested objects, equal to that of the type of `odds`. */
const maxDepth = 4;

/**
 * Returns the locations of a contract for `odds`, as JSON Pointers in the contract's order: enumerations of at most
 * 50 values and booleans, in nested objects up to a depth of four. A location with a single value is omitted.
 * @param contract the contract, or an object with its schema
 * @throws {RangeError} when it is not a contract
 * @example
 * oddsPointers(agentDecision); // ["/choice"]
 */
export function oddsPointers(contract: { readonly schema: JsonSchema }): readonly string[] {
  checkValue(contract, required({ ...rules.record, message: "must be a contract" }), "contract");
  checkValue(
    contract.schema,
    required({ ...rules.record, message: "must be a JSON Schema" }),
    "contract.schema",
  );
  const open = inlineReferences(contract.schema);
  const below = (schemas: readonly JsonSchema[], base: string, depth: number): string[] =>
    depth > maxDepth
      ? []
      : Object.entries(membersOf(schemas)).flatMap(([name, members]) => {
          const pointer = pointerTo(base, name);
          const options = optionsAt(open, pointer);
          if (options !== null) return options.length > 1 ? [pointer] : [];
          return below(members, pointer, depth + 1);
        });
  return below([open], "", 1);
}

/** The schemas of each property, in any branch. */
function membersOf(schemas: readonly JsonSchema[]): Readonly<Record<string, readonly JsonSchema[]>> {
  const members: Record<string, readonly JsonSchema[]> = Object.create(null);
  for (const { properties = {} } of schemas.flatMap(leaves))
    for (const [name, member] of Object.entries(properties))
      members[name] = [...(members[name] ?? []), member];
  return members;
}
