import type { ParseResult } from "@concordat/parser";
import { type Explanation, explainResult } from "@concordat/parser/explain";
import { colours } from "./colours.js";

/**
 * Explains how a text was parsed: one line for the result, then one line for each repair or fault with its position.
 */
export function explanation(id: string | number | null, text: string, result: ParseResult<unknown>): string {
  const name = id === null ? "" : `${id}: `;
  const verdict = result.state === "unreadable" ? `unreadable (${result.reason})` : result.state;
  const paint = result.state === "valid" ? colours.err.green : colours.err.red;
  const lines = explainResult(text, result).map(line);
  const asIs = result.state === "valid" && lines.length === 0 ? ", as it stands" : "";
  return [`${name}${paint(verdict)}${asIs}`, ...lines].join("\n");
}

function line({ kind, name, message, place, excerpt }: Explanation): string {
  const where = place === null ? "" : `${place.line}:${place.column}`;
  const shown = excerpt === "" ? "" : ` ${colours.err.dim(`‹${excerpt}›`)}`;
  const label = kind === "repair" ? colours.err.yellow(name) : colours.err.red(name);
  return `  ${where.padEnd(6)} ${label}: ${message}${shown}`;
}
