import { repairOf } from "../fit/fit-context.js";
import type { Allows } from "../repairs/allows.js";
import { fence } from "../repairs/code-fence/code-fence.js";
import { tags } from "../repairs/markup/markup.js";
import type { ReadBy } from "../repairs/table.js";
import type { Repair } from "../result/parse-result.js";
import type { Block, ExtractedValue } from "./found.js";

/** Maximum distance of a fence or tag from the value, in UTF-16 units. */
const reach = 200;

type Around = ReadBy<"find/surroundings">;

/** What may directly precede and follow a value. */
const peels: readonly (readonly [Around, { readonly before: RegExp; readonly after: RegExp }])[] = [
  ["code-fence", fence],
  ["markup", tags],
];

const words: Around = "surrounding-text";

/**
 * Names the text around a value that was skipped: blocks, fences, tags, prose. Returns `null` if some of it
 * may not be skipped.
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
    ({ name }) => name === words || before.every((opening) => opening.name !== name),
  );
  const left = [...before, ...after];
  if (!allows(words) && left.some(({ name }) => name === words)) return null;
  const thinking = blocks.map((block) => repairOf("thinking-block", block.start, block));
  return [...thinking, ...left];
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
    const near = side === "before" ? rest.slice(-reach) : rest.slice(0, reach);
    for (const [name, around] of peels) {
      const length = allows(name) ? (around[side].exec(near)?.[0].length ?? 0) : 0;
      if (length > 0) return { name, length };
    }
    return null;
  };
  for (let found = next(); found !== null; found = next()) {
    const { name, length } = found;
    const kept = rest.length - length;
    peeled.push({ name, offset: side === "before" ? start + kept : start, length });
    if (side === "after") start += length;
    rest = side === "before" ? rest.slice(0, kept).trimEnd() : rest.slice(length);
  }
  if (rest !== "") peeled.push({ name: words, offset: start, length: rest.length });
  return peeled;
}
