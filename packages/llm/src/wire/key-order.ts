import type { JsonSchema } from "@concordat/contracts/contract";
import { mapObjects } from "./candidate-schemas.js";

/** A value with its keys in the order of the schemas that it may satisfy; other keys follow. */
export function inKeyOrder(value: unknown, schema: JsonSchema): unknown {
  return mapObjects(value, [schema], (object, candidates) => {
    const order = candidates.flatMap(({ properties }) => Object.keys(properties ?? {}));
    const place = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
    return Object.fromEntries(Object.entries(object).sort(([a], [b]) => place(a) - place(b)));
  });
}
