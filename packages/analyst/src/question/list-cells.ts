import type { Column } from "../table/column.js";
import type { Condition } from "./condition.js";

/** Characters between the items of a list in a cell. */
const separators = [",", ";", "|"] as const;
type Separator = (typeof separators)[number];

/** Minimum number of cells with more than one item. */
const minLists = 2;
/** Minimum share of cells with several items: one job title in fifty with a comma does not make all of them lists. */
const minShare = 0.05;
/** Minimum share of the items in cells with several items that must also occur as the only item of a cell. */
const minAlone = 0.5;

/**
 * Returns the separator of a column whose cells may contain several items, such as `TX,LA` in a column with `TX` and
 * `LA`. Returns `null` for other columns: no item of `Denver, CO` is a cell of its own.
 */
export function listsAmong(texts: readonly string[]): Separator | null {
  const whole = new Set(texts.map((text) => text.trim()));
  return (
    separators.find((separator) => {
      const lists = texts.filter((text) => text.includes(separator));
      const items = lists.flatMap((text) => cellItems(text, separator));
      const alone = items.filter((item) => whole.has(item));
      // In `Smith, John`, only the first item is a cell by itself.
      const isBehind = lists.some((text) =>
        cellItems(text, separator)
          .slice(1)
          .some((item) => whole.has(item)),
      );
      return (
        isBehind &&
        lists.length >= Math.max(minLists, minShare * texts.length) &&
        !items.includes("") &&
        alone.length >= minAlone * items.length
      );
    }) ?? null
  );
}

/**
 * Creates the condition that a cell contains one of the items (`countries has IT | FR`), or none of them (`countries
 * lacks IT`).
 */
export function hasItem(
  column: Column,
  items: readonly (string | number | boolean)[],
  separator: Separator,
  isLacking = false,
): Condition {
  const cells = `regexp_split_to_array(trim(${column.id}), '\\s*[${separator}]\\s*')`;
  const some = items.map(() => `list_contains(${cells}, ?)`).join(" OR ");
  return {
    column,
    text: `${column.name} ${isLacking ? "lacks" : "has"} ${items.join(" | ")}`,
    sql: isLacking ? `(${column.id} IS NULL OR NOT (${some}))` : `(${some})`,
    values: items,
  };
}

/** Returns the items of a cell, without surrounding spaces. */
export function cellItems(text: string, separator: Separator): string[] {
  return text.split(separator).map((item) => item.trim());
}
