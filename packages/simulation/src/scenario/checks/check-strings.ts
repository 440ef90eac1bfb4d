import { unstorableStrings } from "@concordat/llm";
import type { Report } from "./report.js";

/** Reports every string in a value that not all databases can store or that cannot be hashed. */
export function checkStrings(value: unknown, at: Report): void {
  for (const { path, message } of unstorableStrings(value)) at(path, message);
}
