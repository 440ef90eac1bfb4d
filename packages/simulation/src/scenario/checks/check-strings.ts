import { unstorableStrings } from "@concordat/llm";
import type { Report } from "./report.js";

/** Strings that not every database and every hash can hold are refused, wherever they stand. */
export function checkStrings(value: unknown, at: Report): void {
  for (const { path, message } of unstorableStrings(value)) at(path, message);
}
