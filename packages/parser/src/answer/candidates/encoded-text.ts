import type { ContractLike } from "../../contract/contract-like.js";
import { rootTypes } from "../../contract/schema.js";
import type { ParseOptions } from "../../options.js";
import type { Allows } from "../../repairs/allows.js";
import { encoded } from "../../repairs/double-encoding/double-encoding.js";
import type { ParseResult } from "../../result/parse-result.js";
import { parseStrict } from "../../strict/parse-strict.js";
import { readLooseText } from "../read-loose-text.js";

/** Maximum number of times that a text may have been encoded as a JSON string. */
const maxEncodings = 3;

/**
 * Parses the content of a text that is one JSON string. Returns `null` if the schema accepts a string, or neither an
 * object nor an array, or if the repair `double-encoding` is not allowed.
 */
export function readEncoded<Output>(
  text: string,
  decoded: string,
  contract: ContractLike<Output>,
  allows: Allows,
  options: ParseOptions,
): ParseResult<Output> | null {
  const types = rootTypes(contract.schema);
  const isContainer = types.includes("object") || types.includes("array");
  if (!isContainer || types.includes("string") || !allows("double-encoding")) return null;
  let inner = decoded;
  for (let left = maxEncodings; left > 1; left--) {
    const value = parseStrict(inner)?.value;
    if (typeof value === "string") inner = value;
  }
  const result = readLooseText(inner, contract, allows, options);
  const repairs = encoded(result.repairs, 0, text.length);
  // Offsets in the decoded text are not offsets in the text itself.
  if (result.state === "valid") return { ...result, repairs };
  if (result.state === "unreadable") return { ...result, repairs, offset: 0 };
  return {
    ...result,
    repairs,
    violations: result.violations.map((violation) => ({ ...violation, offset: 0 })),
  };
}
