import type { Repair } from "../result/parse-result.js";
import type { Candidate } from "../scan/candidate.js";

/** Names what stands around an answer and was left out: a code fence, or other words. */
export function surroundings(text: string, { start, end }: Candidate, left: readonly Repair[]): Repair[] {
  const from = Math.max(
    0,
    ...left.filter(({ offset }) => offset < start).map(({ offset, length }) => offset + length),
  );
  const before = text.slice(from, start);
  const after = text.slice(end);
  const fence = /```[^\n`]*\s*$/.exec(before);
  const rest = fence === null ? before : before.slice(0, fence.index);
  const tail = fence === null ? after : after.replace(/^\s*```/, "");
  return [
    ...left,
    ...(fence === null ? [] : [{ name: "code-fence", offset: from + fence.index, length: fence[0].length }]),
    ...(rest.trim() === "" ? [] : [{ name: "surrounding-text", offset: from, length: rest.length }]),
    ...(tail.trim() === ""
      ? []
      : [{ name: "surrounding-text", offset: text.length - tail.length, length: tail.length }]),
  ];
}
