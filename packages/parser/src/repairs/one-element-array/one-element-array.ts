import { typesOf } from "../../fit/schema.js";
import type { RepairUnit } from "../repair-unit.js";

export const oneElementArray = {
  name: "one-element-array",
  unwrap(node, schema) {
    const [only] = node.kind === "array" && node.items.length === 1 ? node.items : [];
    return only !== undefined && !typesOf(schema).includes("array") ? only : null;
  },
} as const satisfies RepairUnit;
