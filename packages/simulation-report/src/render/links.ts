import { formatNumber, type LinkedCell } from "@concordat/report-kit";
import type { DecisionFilter } from "../decisions/decision-filter.js";
import { type DecisionList, listKey } from "../decisions/decision-lists.js";

/** Numbers that lead to the decisions behind them; knows which lists are led to. */
export class Links {
  private readonly lists: ReadonlyMap<string, DecisionList>;
  private readonly ids = new Map<string, string>();

  constructor(lists: readonly DecisionList[]) {
    this.lists = new Map(lists.map((list) => [listKey(list.where), list]));
  }

  /** A number as a cell of a table; it leads nowhere where there are no such decisions. */
  count(value: number, where: DecisionFilter): LinkedCell | string {
    return this.text(formatNumber(value), where);
  }

  /** Words as a cell of a table that leads to decisions. */
  text(words: string, where: DecisionFilter): LinkedCell | string {
    const key = listKey(where);
    if (!this.lists.has(key)) return words;
    const to = this.ids.get(key) ?? `decisions-${this.ids.size + 1}`;
    this.ids.set(key, to);
    return { text: words, to };
  }

  /** The lists that something leads to, with their ids. */
  used(): { readonly id: string; readonly list: DecisionList }[] {
    return [...this.ids].flatMap(([key, id]) => {
      const list = this.lists.get(key);
      return list === undefined ? [] : [{ id, list }];
    });
  }
}
