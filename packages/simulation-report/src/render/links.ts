import { formatNumber, type LinkedCell } from "@concordat/report-kit";
import { type AnswerList, answerListKey } from "../answers/answer-lists.js";
import { type DecisionList, decisionListKey } from "../decisions/decision-lists.js";
import type { ListBehindNumber } from "../lists/gathered-lists.js";

/** Numbers with links to the lists behind them; records which lists are linked. */
class Links<List extends ListBehindNumber<unknown, unknown>> {
  private readonly kind: string;
  private readonly keyOf: (where: List["where"]) => string;
  private readonly lists: ReadonlyMap<string, List>;
  private readonly ids = new Map<string, string>();

  /** @param kind the prefix of the ids of the lists */
  constructor(kind: string, lists: readonly List[], keyOf: (where: List["where"]) => string) {
    this.kind = kind;
    this.keyOf = keyOf;
    this.lists = new Map(lists.map((list) => [keyOf(list.where), list]));
  }

  /** Returns a number as a table cell, with a link if there is a list behind it. */
  count(value: number, where: List["where"]): LinkedCell | string {
    return this.text(formatNumber(value), where);
  }

  /** Returns a text as a table cell, with a link if there is a list behind it. */
  text(words: string, where: List["where"]): LinkedCell | string {
    const key = this.keyOf(where);
    if (!this.lists.has(key)) return words;
    const to = this.ids.get(key) ?? `${this.kind}-${this.ids.size + 1}`;
    this.ids.set(key, to);
    return { text: words, to };
  }

  /** Returns the linked lists, with their ids. */
  used(): { readonly id: string; readonly list: List }[] {
    return [...this.ids].flatMap(([key, id]) => {
      const list = this.lists.get(key);
      return list === undefined ? [] : [{ id, list }];
    });
  }
}

/** Numbers with links to decisions. */
export type DecisionLinks = Links<DecisionList>;

/** Numbers with links to answers. */
export type AnswerLinks = Links<AnswerList>;

/** Creates links to lists of decisions, none of which is used yet. */
export function decisionLinks(lists: readonly DecisionList[]): DecisionLinks {
  return new Links("decisions", lists, decisionListKey);
}

/** Creates links to lists of answers, none of which is used yet. */
export function answerLinks(lists: readonly AnswerList[]): AnswerLinks {
  return new Links("answers", lists, answerListKey);
}
