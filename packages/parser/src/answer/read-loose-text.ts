import { takenBack as ofRuntime } from "#taken-back";
import type { ContractLike } from "../contract/contract-like.js";
import { find } from "../find/find.js";
import type { ExtractedValue, Extraction } from "../find/found.js";
import { fitContext } from "../fit/fit.js";
import { repairOf } from "../fit/fit-context.js";
import { defaultLimits, endedEarly } from "../options.js";
import type { Allows } from "../repairs/allows.js";
import type { ParseResult } from "../result/parse-result.js";
import { beyondReading, nestedTooDeep, truncated, withoutAnswer } from "../result/unreadable.js";
import { itemsOf } from "./candidates/list-candidate.js";
import { mayBeAnswer, readAll } from "./candidates/read-candidates.js";
import type { ParseInput, ReadOptions } from "./parse-input.js";
import { resultOf, selectAnswer } from "./select-answer.js";
import { hasClosingBrackets } from "./truncation/closing-brackets.js";

/** Reads a text that is not simply one valid JSON value. */
export function readLooseText<Output>(
  text: string,
  contract: ContractLike<Output>,
  allows: Allows,
  { maxDepth = defaultLimits.maxDepth, finishReason, takenBack = ofRuntime }: ReadOptions,
): ParseResult<Output> {
  const findings = find(text, contract, allows, maxDepth);
  const input: ParseInput = {
    text,
    contract,
    context: fitContext(contract.schema, allows, maxDepth),
    finishReason,
    takenBack,
  };
  const candidates = readAll(findings.whole, input);
  const answer = selectAnswer<Output>(candidates, findings, input);
  if (answer !== null) return answer;
  const items = itemsOf(text, findings, input.context);
  const list = items && selectAnswer<Output>(readAll([items], input), { ...findings, whole: [items] }, input);
  if (list !== null) return list;
  const { cut } = findings;
  if (cut !== null && mayBeAnswer(cut, input.context)) {
    if (endedEarly(finishReason)) return truncated(text);
    if (hasClosingBrackets(text, cut.node))
      return unreadableResult({ ...findings, damaged: cut.end }, maxDepth);
    return (
      (cut.closable && allows("final-brace") ? closeLast<Output>(cut, findings, input) : null) ??
      truncated(text)
    );
  }
  const [closest] = [...candidates].reverse().sort((a, b) => a.misfits - b.misfits);
  return closest === undefined
    ? unreadableResult(findings, maxDepth)
    : resultOf<Output>(closest, findings, input);
}

function unreadableResult({ tooDeep, damaged }: Extraction, maxDepth: number): ParseResult<never> {
  if (tooDeep !== null) return nestedTooDeep(tooDeep, maxDepth);
  return damaged === null ? withoutAnswer() : beyondReading(damaged);
}

/**
 * Selects the answer after adding the last brace to the unfinished value at the end of the text. Returns `null` if
 * more may be missing.
 */
function closeLast<Output>(
  cut: ExtractedValue,
  findings: Extraction,
  input: ParseInput,
): ParseResult<Output> | null {
  const repairs = [...cut.repairs, repairOf("final-brace", cut.end, cut)];
  const closed: ExtractedValue = { ...cut, node: { ...cut.node, whole: true }, repairs };
  const all = { ...findings, whole: [...findings.whole, closed], cut: null };
  return selectAnswer<Output>(readAll([closed], input), all, input);
}
