import type { ContractLike } from "../contract/contract-like.js";
import type { ParseOptions } from "../options.js";
import { allowsFor } from "../repairs/allows.js";
import type { ParseResult } from "../result/parse-result.js";
import { readEncoded } from "./candidates/encoded-text.js";
import { readRewritten } from "./candidates/read-rewritten.js";
import { readLooseText } from "./read-loose-text.js";

/** Finds and reads the answer anywhere in a text. */
export function readAnywhere<Output>(
  text: string,
  contract: ContractLike<Output>,
  options: ParseOptions,
  strict: { readonly value: unknown } | null,
): ParseResult<Output> {
  const allows = allowsFor(options);
  const inner =
    typeof strict?.value === "string" ? readEncoded(text, strict.value, contract, allows, options) : null;
  const result = inner ?? readLooseText(text, contract, allows, options);
  if (result.state === "valid" || (result.state === "unreadable" && result.reason === "ambiguous"))
    return result;
  return readRewritten(text, result, contract, allows, options) ?? result;
}
