import type { ContractLike } from "../contract/contract-like.js";
import { find } from "../find/find.js";
import type { ExtractedValue, Extraction } from "../find/found.js";
import { fitContext } from "../fit/fit.js";
import { repairOf } from "../fit/fit-context.js";
import { defaultLimits, endedEarly, type ParseOptions } from "../options.js";
import type { Allows } from "../repairs/allows.js";
import type { ParseResult } from "../result/parse-result.js";
import { beyondReading, nestedTooDeep, truncated, withoutAnswer } from "../result/unreadable.js";
import { itemsOf } from "./candidates/list-candidate.js";
import { mayBeAnswer, readAll } from "./candidates/read-candidates.js";
import type { Task } from "./parse-input.js";
import { resultOf, selectAnswer } from "./select-answer.js";
import { hasClosingBrackets } from "./truncation/closing-brackets.js";

/** Reads a text that is not plainly one valid JSON value. */
export function readText<Output>(
  text: string,
  contract: ContractLike<Output>,
  allows: Allows,
  { maxDepth = defaultLimits.maxDepth, finishReason }: ParseOptions,
): ParseResult<Output> {
  const findings = find(text, contract, allows, maxDepth);
  const task: Task = { text, contract, context: fitContext(contract.schema, allows, maxDepth), finishReason };
  const candidates = readAll(findings.whole, task);
  const answer = selectAnswer<Output>(candidates, findings, task);
  if (answer !== null) return answer;
  const items = itemsOf(text, findings, task.context);
  const list = items && selectAnswer<Output>(readAll([items], task), { ...findings, whole: [items] }, task);
  if (list !== null) return list;
  const { cut } = findings;
  if (cut !== null && mayBeAnswer(cut, task.context)) {
    if (endedEarly(finishReason)) return truncated(text);
    if (hasClosingBrackets(text, cut.node)) return noAnswer({ ...findings, damaged: cut.end }, maxDepth);
    return (
      (cut.closable && allows("final-brace") ? closeLast<Output>(cut, findings, task) : null) ??
      truncated(text)
    );
  }
  const closest = candidates.reduceRight<(typeof candidates)[number] | undefined>(
    (best, candidate) => (best === undefined || candidate.misfits < best.misfits ? candidate : best),
    undefined,
  );
  return closest === undefined ? noAnswer(findings, maxDepth) : resultOf<Output>(closest, findings, task);
}

function noAnswer({ tooDeep, damaged }: Extraction, maxDepth: number): ParseResult<never> {
  if (tooDeep !== null) return nestedTooDeep(tooDeep, maxDepth);
  return damaged === null ? withoutAnswer() : beyondReading(damaged);
}

/** The value in which the text ends, with its last brace added; null when more may be missing. */
function closeLast<Output>(
  cut: ExtractedValue,
  findings: Extraction,
  task: Task,
): ParseResult<Output> | null {
  const repairs = [...cut.repairs, repairOf("final-brace", cut.end, cut)];
  const closed: ExtractedValue = { ...cut, node: { ...cut.node, whole: true }, repairs };
  const all = { ...findings, whole: [...findings.whole, closed], cut: null };
  return selectAnswer<Output>(readAll([closed], task), all, task);
}
