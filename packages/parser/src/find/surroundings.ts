import type { Units } from "../repairs/units.js";
import type { Repair } from "../result/parse-result.js";
import type { Found } from "./found.js";

/** How far a fence or tag may reach. */
const reach = 200;

/**
 * Names what stands around a value and was left out: blocks, fences, tags, other words. Null when some of it may
 * not be left out.
 */
export function surroundings(
  text: string,
  { start, end }: Found,
  blocks: readonly Repair[],
  units: Units,
): readonly Repair[] | null {
  const before = blocks.filter(({ offset }) => offset < start).map(({ offset, length }) => offset + length);
  const from = Math.max(0, ...before);
  const opening = peelBefore(text, from, start, units);
  const named = new Set(opening.map(({ name }) => name).filter((name) => name !== ""));
  // What closes a fence or a tag goes with what opened it.
  const closing = peelAfter(text, end, blocks, units).filter(({ name }) => !named.has(name));
  const left = [...opening, ...closing];
  const words = left.some(({ name }) => name === "");
  if (words && units.allowsText === undefined) return null;
  const name = units.allowsText?.name ?? "";
  return [...blocks, ...left.map((repair) => (repair.name === "" ? { ...repair, name } : repair))];
}

/** What stands between `from` and `to`, from the value outwards; words have no name yet. */
function peelBefore(text: string, from: number, to: number, units: Units): Repair[] {
  const peeled: Repair[] = [];
  let end = lengthWithoutSpace(text, from, to);
  for (let more = true; more && end > from; ) {
    more = false;
    const near = Math.max(from, end - reach);
    for (const unit of units.around) {
      const match = unit.around.before.exec(text.slice(near, end));
      if (match === null || match[0].length === 0) continue;
      const offset = near + match.index;
      peeled.unshift({ name: unit.name, offset, length: end - offset });
      end = lengthWithoutSpace(text, from, offset);
      more = true;
    }
  }
  if (end > from) peeled.unshift({ name: "", offset: from, length: end - from });
  return peeled;
}

function peelAfter(text: string, from: number, blocks: readonly Repair[], units: Units): Repair[] {
  const peeled: Repair[] = [];
  let start = from;
  for (let more = true; more; ) {
    more = false;
    for (const unit of units.around) {
      const match = unit.around.after.exec(text.slice(start, start + reach));
      if (match === null || match[0].length === 0) continue;
      peeled.push({ name: unit.name, offset: start, length: match[0].length });
      start += match[0].length;
      more = true;
    }
  }
  const last = blocks.at(-1);
  const end =
    last !== undefined && last.offset >= start && last.offset + last.length >= text.length
      ? last.offset
      : text.length;
  const rest = lengthWithoutSpace(text, start, end);
  if (rest > start) peeled.push({ name: "", offset: start, length: rest - start });
  return peeled;
}

/** The offset after the last character of the stretch that is no white space; `from` when there is none. */
function lengthWithoutSpace(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && /\s/.test(text.charAt(end - 1))) end--;
  return end;
}
