import type { RepairUnit } from "../repair-unit.js";
import { normalise } from "./normalise.js";

export const keyCase = {
  name: "key-case",
  property(key, properties) {
    const wanted = normalise(key);
    const found = Object.keys(properties).filter((property) => normalise(property) === wanted);
    return found.length === 1 ? found[0] : undefined;
  },
} as const satisfies RepairUnit;
