import { formatNumber, type LinkedCell } from "@concordat/report-kit";
import { type AnswerList, answerListKey } from "../answers/answer-lists.js";
import { type DecisionList, decisionListKey } from "../decisions/decision-lists.js";
import type { ListBehindNumber } from "../lists/gathered-lists.js";

/** Numbers that lead to what is behind them; knows which lists are led to. */
class Links<List extends ListBehindNumber<unknown, unknown>> {
  private readonly kind: string;
  private readonly keyOf: (where: List["where"]) => string;
  private readonly lists: ReadonlyMap<string, List>;
  private readonly ids = new Map<string, string>();

  /** @param kind what the ids of the lists begin with */
  constructor(kind: string, lists: readonly List[], keyOf: (where: List["where"]) => string) {
    this.kind = kind;
    this.keyOf = keyOf;
    this.lists = new Map(lists.map((list) => [keyOf(list.where), list]));
  }

  /** A number as a cell of a table; it leads nowhere where nothing is behind it. */
  count(value: number, where: List["where"]): LinkedCell | string {
    return this.text(formatNumber(value), where);
  }

  /** Words as a cell of a table that leads to a list. */
  text(words: string, where: List["where"]): LinkedCell | string {
    const key = this.keyOf(where);
    if (!this.lists.has(key)) return words;
    const to = this.ids.get(key) ?? `${this.kind}-${this.ids.size + 1}`;
    this.ids.set(key, to);
    return { text: words, to };
  }

  /** The lists that something leads to, with their ids. */
  used(): { readonly id: string; readonly list: List }[] {
    return [...this.ids].flatMap(([key, id]) => {
      const list = this.lists.get(key);
      return list === undefined ? [] : [{ id, list }];
    });
  }
}

/** Numbers that lead to decisions. */
export type DecisionLinks = Links<DecisionList>;

/** Numbers that lead to answers. */
export type AnswerLinks = Links<AnswerList>;

/** Nothing leads anywhere yet. */
export function decisionLinks(lists: readonly DecisionList[]): DecisionLinks {
  return new Links("decisions", lists, decisionListKey);
}

/** Nothing leads anywhere yet. */
export function answerLinks(lists: readonly AnswerList[]): AnswerLinks {
  return new Links("answers", lists, answerListKey);
}
