import type { Mutant } from "./mutants.js";

/** The message about a mutant: its change, and the vector that would notice it. */
interface Advice {
  readonly change: string;
  readonly vector: string;
}

/** The advice for each keyword. If a bound was moved, `to` is the new bound. */
const adviceFor: Readonly<Record<string, (mutant: Mutant) => Advice>> = {
  type: ({ holder, part }) =>
    part === undefined
      ? removed(`type ${show(holder.type)}`, "a value of another type")
      : { change: `type ${show(part)} taken from the list`, vector: `a valid value of type ${part}` },
  const: ({ holder }) => removed(`const ${show(holder.const)}`, "another value there"),
  enum: ({ part, holder }) =>
    part === undefined
      ? removed(`enum ${show(holder.enum)}`, "a value that is not in the list")
      : { change: `enum without ${show(part)}`, vector: `a valid value with ${show(part)}` },
  pattern: ({ holder }) => removed(`pattern ${show(holder.pattern)}`, "a string that does not match"),
  minLength: (mutant) => bound(mutant, "a string", "length"),
  maxLength: (mutant) => bound(mutant, "a string", "length"),
  minimum: (mutant) => bound(mutant, "a number", "value"),
  maximum: (mutant) => bound(mutant, "a number", "value"),
  exclusiveMinimum: (mutant) => bound(mutant, "a number", "value"),
  exclusiveMaximum: (mutant) => bound(mutant, "a number", "value"),
  minItems: (mutant) => bound(mutant, "an array", "length"),
  maxItems: (mutant) => bound(mutant, "an array", "length"),
  minProperties: (mutant) => bound(mutant, "an object", "number of keys"),
  maxProperties: (mutant) => bound(mutant, "an object", "number of keys"),
  uniqueItems: () => removed("uniqueItems", "an array with the same item twice"),
  required: ({ part }) => removed(`required key ${show(part)}`, `an object without ${show(part)}`),
  additionalProperties: ({ changed }) =>
    changed === false
      ? { change: "additionalProperties false", vector: "a valid object with a key that has no property" }
      : removed("additionalProperties", "an object with a key that breaks it"),
  properties: ({ part }) => ({
    change: `property ${show(part)} removed`,
    vector: `a valid object that has ${show(part)}`,
  }),
  items: () => removed("items", "an array with an item that breaks it"),
  oneOf: ({ part }) => ({ change: `branch ${part} removed`, vector: "a valid value of that branch" }),
};

/** Formats a line about a mutant that no vector notices: its position, the change, and the vector to add. */
export function wantedVector(mutant: Mutant): string {
  const { change, vector } = adviceFor[mutant.keyword]?.(mutant) ?? removed(mutant.keyword, "a value");
  return `${mutant.pointer}: ${change} is not noticed: add ${vector}`;
}

function removed(rule: string, broken: string): Advice {
  return { change: `${rule} removed`, vector: `an invalid vector: ${broken}` };
}

function bound({ keyword, holder, changed }: Mutant, kind: string, measure: string): Advice {
  const limit = Number(holder[keyword]);
  const lower = keyword.toLowerCase().includes("min");
  if (changed === undefined) {
    const beyond = keyword.startsWith("exclusive") ? limit : limit + (lower ? -1 : 1);
    return removed(`${keyword} ${limit}`, `${kind} of ${measure} ${beyond}`);
  }
  const just = keyword.startsWith("exclusive") ? `just ${lower ? "above" : "below"} ${limit}` : limit;
  return {
    change: `${keyword} ${limit} to ${changed}`,
    vector: `a valid vector: ${kind} of ${measure} ${just}`,
  };
}

function show(value: unknown): string {
  return JSON.stringify(value);
}
