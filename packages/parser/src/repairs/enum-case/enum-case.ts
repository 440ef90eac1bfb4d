import { normalise } from "../key-case/normalise.js";
import type { RepairUnit } from "../repair-unit.js";

export const enumCase = {
  name: "enum-case",
  member(node, members) {
    if (node.kind !== "string" && node.kind !== "word") return undefined;
    const wanted = normalise(node.value);
    const found = members.filter((member) => typeof member === "string" && normalise(member) === wanted);
    return wanted !== "" && found.length === 1 ? found[0] : undefined;
  },
} as const satisfies RepairUnit;
