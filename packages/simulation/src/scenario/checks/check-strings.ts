import { isStorable } from "@concordat/llm";
import type { Report } from "./report.js";

/** Strings that not every database and every hash can hold are refused, wherever they stand. */
export function checkStrings(value: unknown, path: string, at: Report): void {
  const wrong = "has a character that cannot be stored (U+0000 or half of a surrogate pair); remove it";
  if (typeof value === "string" && !isStorable(value)) at(path, wrong);
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const token = key.replaceAll("~", "~0").replaceAll("/", "~1");
    if (!isStorable(key)) at(path, "has a name with a character that cannot be stored; rename it");
    checkStrings(item, `${path}/${token}`, at);
  }
}
