import type { Violation } from "../contract/contract-like.js";
import { pointerTo } from "../contract/pointer.js";
import type { StandardIssue } from "./standard-schema.js";

/** A library's complaints as violations. The keyword is the library's own code where it gives one, else its name. */
export function violationsOf(issues: readonly StandardIssue[], vendor: string): Violation[] {
  return issues.map((issue) => ({
    path: pointerTo("", ...Array.from(issue.path ?? [], tokenOf)),
    keyword: codeOf(issue) ?? vendor,
    message: issue.message,
  }));
}

function tokenOf(segment: NonNullable<StandardIssue["path"]>[number]): string {
  return String(typeof segment === "object" ? segment.key : segment);
}

/** Zod and ArkType call it `code`, Valibot `type`. */
function codeOf(issue: object): string | undefined {
  return [Reflect.get(issue, "code"), Reflect.get(issue, "type")].find((code) => typeof code === "string");
}
