import type { Schema } from "../../fit/schema.js";
import type { RepairUnit } from "../repair-unit.js";
import { normalise } from "./normalise.js";

type Properties = Readonly<Record<string, Schema>>;

/** Properties by their normalised names; null where two have the same. */
const normalised = new WeakMap<Properties, ReadonlyMap<string, string | null>>();

function byNormalisedName(properties: Properties): ReadonlyMap<string, string | null> {
  let names = normalised.get(properties);
  if (names === undefined) {
    const found = new Map<string, string | null>();
    for (const name of Object.keys(properties)) {
      const key = normalise(name);
      found.set(key, found.has(key) ? null : name);
    }
    names = found;
    normalised.set(properties, names);
  }
  return names;
}

export const keyCase = {
  name: "key-case",
  property: (key, properties) => byNormalisedName(properties).get(normalise(key)) ?? undefined,
} as const satisfies RepairUnit;
