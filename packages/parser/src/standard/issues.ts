import type { Violation } from "../contract/contract-like.js";
import { pointerTo } from "../contract/pointer.js";
import type { StandardIssue } from "./standard-schema.js";

/**
 * A library's complaints as violations, never none: issues mean that a value is refused, also an empty list. The keyword is
 * the library's own code where it gives one, else its name.
 */
export function violationsOf(issues: readonly StandardIssue[], vendor: string): Violation[] {
  const found = issues.map((issue) => ({
    path: pointerTo("", ...Array.from(issue.path ?? [], tokenOf)),
    keyword: textOf(issue, "code") ?? textOf(issue, "type") ?? vendor,
    message: textOf(issue, "message") || unexplained,
  }));
  return found.length > 0 ? found : [{ path: "", keyword: vendor, message: unexplained }];
}

/** What is said where a library refuses a value without a word. */
const unexplained = "is refused by the schema's own check, which gives no reason";

function tokenOf(segment: NonNullable<StandardIssue["path"]>[number]): string {
  return String(typeof segment === "object" ? segment.key : segment);
}

/** A text that an issue holds. Zod and ArkType call its code `code`, Valibot `type`. */
function textOf(issue: object, name: string): string | undefined {
  const text: unknown = Reflect.get(issue, name);
  return typeof text === "string" ? text : undefined;
}
