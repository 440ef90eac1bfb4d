import { formatNumber, type LinkedCell } from "@concordat/report-kit";
import { type AnswerList, answerListKey } from "../answers/answer-lists.js";
import { type DecisionList, decisionListKey } from "../decisions/decision-lists.js";
import type { ListBehindNumber } from "../lists/gathered-lists.js";

/** Creates links from numbers to the lists that they count, and records which lists are linked. */
class Links<List extends ListBehindNumber<unknown, unknown>> {
  private readonly kind: string;
  private readonly keyOf: (where: List["where"]) => string;
  private readonly lists: ReadonlyMap<string, List>;
  private readonly ids = new Map<string, string>();

  /** @param kind the prefix of the lists' ids */
  constructor(kind: string, lists: readonly List[], keyOf: (where: List["where"]) => string) {
    this.kind = kind;
    this.keyOf = keyOf;
    this.lists = new Map(lists.map((list) => [keyOf(list.where), list]));
  }

  /** Returns a number as a table cell. It is a link if there is a list behind it. */
  count(value: number, where: List["where"]): LinkedCell | string {
    return this.text(formatNumber(value), where);
  }

  /** Returns a text as a table cell. It is a link if there is a list behind it. */
  text(words: string, where: List["where"]): LinkedCell | string {
    const key = this.keyOf(where);
    if (!this.lists.has(key)) return words;
    const to = this.ids.get(key) ?? `${this.kind}-${this.ids.size + 1}`;
    this.ids.set(key, to);
    return { text: words, to };
  }

  /** Returns the lists to which there are links, with their ids. */
  used(): { readonly id: string; readonly list: List }[] {
    return [...this.ids].flatMap(([key, id]) => {
      const list = this.lists.get(key);
      return list === undefined ? [] : [{ id, list }];
    });
  }
}

/** Creates links from numbers to lists of decisions. */
export type DecisionLinks = Links<DecisionList>;

/** Creates links from numbers to lists of answers. */
export type AnswerLinks = Links<AnswerList>;

/** Creates an object for links to lists of decisions. */
export function decisionLinks(lists: readonly DecisionList[]): DecisionLinks {
  return new Links("decisions", lists, decisionListKey);
}

/** Creates an object for links to lists of answers. */
export function answerLinks(lists: readonly AnswerList[]): AnswerLinks {
  return new Links("answers", lists, answerListKey);
}
