import { repairOf } from "../fit/fit-context.js";
import type { Allows } from "../repairs/allows.js";
import { fence } from "../repairs/code-fence/code-fence.js";
import { tags } from "../repairs/markup/markup.js";
import type { ReadBy } from "../repairs/table.js";
import type { Repair } from "../result/parse-result.js";
import type { Block, ExtractedValue } from "./found.js";

/** Maximum distance of a fence or tag from the value, in UTF-16 units. */
const maxDistance = 200;

type Around = ReadBy<"find/surroundings">;

/** For each repair, the patterns of text that may directly precede and follow a value. */
const peels: readonly (readonly [Around, { readonly before: RegExp; readonly after: RegExp }])[] = [
  ["code-fence", fence],
  ["markup", tags],
];

const surroundingText: Around = "surrounding-text";

/**
 * Returns a repair for each part of the text around a value that was skipped: blocks, fences, tags, prose. Returns
 * `null` if some part may not be skipped.
 */
export function surroundings(
  text: string,
  { start, end }: ExtractedValue,
  blocks: readonly Block[],
  allows: Allows,
): readonly Repair[] | null {
  let from = 0;
  let to = text.length;
  for (const block of blocks) {
    if (block.start < start) from = Math.max(from, block.end);
    else if (block.end >= to) to = block.start;
  }
  const before = peel(text, from, start, allows, "before");
  // A closing fence or tag counts only if its opening counterpart does.
  const after = peel(text, end, Math.max(end, to), allows, "after").filter(
    ({ name }) => name === surroundingText || before.every((opening) => opening.name !== name),
  );
  const skipped = [...before, ...after];
  if (!allows(surroundingText) && skipped.some(({ name }) => name === surroundingText)) return null;
  const thinking = blocks.map((block) => repairOf("thinking-block", block.start, block));
  return [...thinking, ...skipped];
}

/**
 * Splits the text directly before or after a value into its parts, from the value outwards, and the remaining
 * words.
 */
function peel(
  text: string,
  from: number,
  to: number,
  allows: Allows,
  side: "before" | "after",
): readonly Repair[] {
  const peeled: Repair[] = [];
  let rest = text.slice(from, to).trimEnd();
  let start = from;
  const next = () => {
    const nearby = side === "before" ? rest.slice(-maxDistance) : rest.slice(0, maxDistance);
    for (const [name, patterns] of peels) {
      const length = allows(name) ? (patterns[side].exec(nearby)?.[0].length ?? 0) : 0;
      if (length > 0) return { name, length };
    }
    return null;
  };
  for (let found = next(); found !== null; found = next()) {
    const { name, length } = found;
    const remainingLength = rest.length - length;
    peeled.push({ name, offset: side === "before" ? start + remainingLength : start, length });
    if (side === "after") start += length;
    rest = side === "before" ? rest.slice(0, remainingLength).trimEnd() : rest.slice(length);
  }
  if (rest !== "") peeled.push({ name: surroundingText, offset: start, length: rest.length });
  return peeled;
}
