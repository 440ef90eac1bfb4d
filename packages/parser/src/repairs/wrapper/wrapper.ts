import type { Schema } from "../../fit/schema.js";
import { normalise } from "../key-case/normalise.js";
import type { RepairUnit } from "../repair-unit.js";

/** Names that say no more than that this is the answer. */
const plainNames = new Set(
  "response,result,answer,output,data,json,object,value,final,finalanswer,arguments,parameters".split(","),
);

/** A contract's title and the name in its URN; a title's last word counts too, as in `AgentDecision`. */
function isOwnName(key: string, { title = "", $id = "" }: Schema): boolean {
  const names = [
    title,
    $id.split(":").at(-2) ?? "",
    $id
      .split("/")
      .at(-1)
      ?.replace(/\.json$/, "") ?? "",
  ].map(normalise);
  return key.length > 3 && names.some((name) => name.endsWith(key));
}

export const wrapper = {
  name: "wrapper",
  unwrap(node, schema) {
    const [only] = node.kind === "object" && node.entries.length === 1 ? node.entries : [];
    if (only === undefined || Object.hasOwn(schema.properties ?? {}, only.key)) return null;
    const key = normalise(only.key);
    return plainNames.has(key) || isOwnName(key, schema) ? only.value : null;
  },
} as const satisfies RepairUnit;
