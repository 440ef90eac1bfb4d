/** A bit for each kind of value that `type` distinguishes. A set of types is the sum of their bits. */
const bits = {
  text: 1,
  integer: 2,
  fraction: 4,
  boolean: 8,
  null: 16,
  array: 32,
  object: 64,
  other: 128,
} as const;

/** The set of all types, including values that JSON does not have, such as `undefined` and `NaN`. */
export const anyType = 255;

const typeSets: ReadonlyMap<string, number> = new Map([
  ["string", bits.text],
  ["integer", bits.integer],
  ["number", bits.integer | bits.fraction],
  ["boolean", bits.boolean],
  ["null", bits.null],
  ["array", bits.array],
  ["object", bits.object],
]);

/** Returns the types that the keyword `type` allows, as a sum of bits. */
export function typeSet(type: unknown): number {
  return [type].flat().reduce<number>((set, name) => set | (typeSets.get(String(name)) ?? 0), 0);
}

/** Returns the bit of a value's type. */
export function typeBit(value: unknown): number {
  if (typeof value === "string") return bits.text;
  if (typeof value === "object") {
    if (value === null) return bits.null;
    return Array.isArray(value) ? bits.array : bits.object;
  }
  if (typeof value === "boolean") return bits.boolean;
  return typeof value === "number" ? numberBit(value) : bits.other;
}

function numberBit(value: number): number {
  if (Number.isInteger(value)) return bits.integer;
  return Number.isFinite(value) ? bits.fraction : bits.other;
}
