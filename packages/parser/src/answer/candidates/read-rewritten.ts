import type { ContractLike } from "../../contract/contract-like.js";
import type { ParseOptions } from "../../options.js";
import type { Allows } from "../../repairs/allows.js";
import { encoded } from "../../repairs/double-encoding/double-encoding.js";
import { withTagsEscaped } from "../../repairs/inner-quotes/tags.js";
import { withBrace, withBracket } from "../../repairs/lost-bracket/lost-bracket.js";
import { unquoted } from "../../repairs/markup/unquoted.js";
import type { RepairName } from "../../repairs/table.js";
import type { ParseResult } from "../../result/parse-result.js";
import { readLooseText } from "../read-loose-text.js";

const rewrites: readonly (readonly [RepairName, (text: string, offset: number) => string])[] = [
  ["markup", unquoted],
  ["lost-bracket", withBrace],
  ["inner-quotes", withTagsEscaped],
  ["lost-bracket", withBracket],
];

/**
 * Parses a text again after one kind of wrapping is removed, such as quotation marks. Used if no answer was found in
 * the text. Returns `null` if there is still no valid answer. Repairs of a missing last brace or of an unknown key are
 * not accepted here, because the object may be only an item of a list.
 */
export function readRewritten<Output>(
  text: string,
  failed: ParseResult<Output>,
  contract: ContractLike<Output>,
  allows: Allows,
  options: ParseOptions,
): ParseResult<Output> | null {
  const closed: Allows = (name) => !/^final|^unknown/.test(name) && allows(name);
  for (const [name, rewrite] of rewrites) {
    const inner = rewrite(text, failed.state === "unreadable" ? failed.offset : 0);
    const result = inner !== text && allows(name) ? readLooseText(inner, contract, closed, options) : null;
    if (result?.state !== "valid") continue;
    const repairs = encoded(result.repairs, 0, text.length);
    return { ...result, repairs: repairs.map((repair, index) => (index > 0 ? repair : { ...repair, name })) };
  }
  return null;
}
