import type { Violation } from "../contract/contract-like.js";
import type { StandardIssue } from "./standard-schema.js";

/** A library's complaints as violations. The keyword is the library's own code where it gives one, else its name. */
export function violationsOf(issues: readonly StandardIssue[], vendor: string): Violation[] {
  return issues.map((issue) => ({
    path: pointer(issue.path ?? []),
    keyword: codeOf(issue) ?? vendor,
    message: issue.message,
  }));
}

function pointer(path: NonNullable<StandardIssue["path"]>): string {
  return Array.from(path, (segment) => String(typeof segment === "object" ? segment.key : segment))
    .map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}

/** Zod and ArkType call it `code`, Valibot `type`. */
function codeOf(issue: object): string | undefined {
  return [Reflect.get(issue, "code"), Reflect.get(issue, "type")].find((code) => typeof code === "string");
}
