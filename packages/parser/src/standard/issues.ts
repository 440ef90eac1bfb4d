import type { Violation } from "../contract/contract-like.js";
import { pointerTo } from "../contract/pointer.js";
import type { StandardIssue } from "./standard-schema.js";

/**
 * Converts a library's issues to violations. There is always at least one, because a result with issues means that the
 * value was rejected, even if the list is empty. The keyword is the library's own code if it has one, otherwise the
 * library's name.
 */
export function violationsOf(issues: readonly StandardIssue[], vendor: string): Violation[] {
  const found = issues.map((issue) => ({
    path: pointerTo("", ...Array.from(issue.path ?? [], tokenOf)),
    keyword: textOf(issue, "code") ?? textOf(issue, "type") ?? vendor,
    message: textOf(issue, "message") || unexplained,
  }));
  return found.length > 0 ? found : [{ path: "", keyword: vendor, message: unexplained }];
}

/** The message if a library rejects a value without giving a message. */
const unexplained = "is refused by the schema's own check";

function tokenOf(segment: NonNullable<StandardIssue["path"]>[number]): string {
  return String(typeof segment === "object" ? segment.key : segment);
}

/** Returns a string property of an issue. Zod and ArkType call their code `code`, Valibot `type`. */
function textOf(issue: object, name: string): string | undefined {
  const text: unknown = Reflect.get(issue, name);
  return typeof text === "string" ? text : undefined;
}

/** Returns a description of a thrown value. */
export function describeThrown(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
