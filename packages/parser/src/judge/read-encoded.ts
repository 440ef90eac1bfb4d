import type { ContractLike } from "../contract/contract-like.js";
import { rootTypes } from "../fit/schema.js";
import type { ParseOptions } from "../options.js";
import type { Units } from "../repairs/units.js";
import type { ParseResult } from "../result/parse-result.js";
import { parseStrict } from "../strict/parse-strict.js";
import { readText } from "./read-text.js";

/** How often a text may have been encoded as a string. */
const maxEncodings = 3;

/** A text that is one JSON string, read as the text it stands for; null where a string may be the answer itself. */
export function readEncoded<Output>(
  text: string,
  decoded: string,
  contract: ContractLike<Output>,
  units: Units,
  options: ParseOptions,
): ParseResult<Output> | null {
  const types = rootTypes(contract.schema);
  const container = types.has("object") || types.has("array");
  if (units.readsStrings === undefined || !container || types.has("string")) return null;
  const here = { offset: 0, length: text.length };
  const result = readText(innermost(decoded), contract, units, options);
  const repairs = [units.readsStrings.name, ...result.repairs.map(({ name }) => name)];
  // Offsets in the decoded text are none in the text itself.
  return { ...result, repairs: repairs.map((name) => ({ name, ...here })), ...unplaced(result) };
}

function innermost(decoded: string): string {
  let text = decoded;
  for (let left = maxEncodings; left > 1; left--) {
    const value = parseStrict(text)?.value;
    if (typeof value !== "string") break;
    text = value;
  }
  return text;
}

function unplaced<Output>(result: ParseResult<Output>): object {
  if (result.state === "unreadable") return { offset: 0 };
  if (result.state === "valid") return {};
  return { violations: result.violations.map((violation) => ({ ...violation, offset: 0 })) };
}
