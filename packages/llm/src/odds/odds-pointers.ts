import { type JsonSchema, pointerTo } from "@concordat/contracts/contract";
import { checkValue, required, rules } from "@concordat/contracts/options";
import { inlineReferences } from "../wire/inline-references.js";
import { leaves, optionsAt } from "./options-at.js";

/** Maximum depth of nested objects. Must equal the depth in the type of `odds`. */
const maxDepth = 4;

/**
 * Returns the JSON Pointers of the fields whose probabilities can be requested with `odds`, in the contract's order.
 * These are booleans and enumerations of 2 to 50 values, in objects nested up to four levels.
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

/** Returns the schemas of each property, from all branches. */
function membersOf(schemas: readonly JsonSchema[]): Readonly<Record<string, readonly JsonSchema[]>> {
  const members: Record<string, readonly JsonSchema[]> = Object.create(null);
  for (const { properties = {} } of schemas.flatMap(leaves))
    for (const [name, member] of Object.entries(properties))
      members[name] = [...(members[name] ?? []), member];
  return members;
}
