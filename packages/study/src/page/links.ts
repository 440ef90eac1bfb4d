import { omitUndefined } from "@concordat/contracts/options";
import { formatNumber, type LinkedCell, shortened } from "@concordat/report-kit";
import type { Measure } from "@concordat/simulation";
import {
  type DecisionFilter,
  type DrawnList,
  decisionLines,
  decisionsTitle,
  filterArguments,
} from "@concordat/simulation-report";
import { filterKey } from "../figures/decisions-behind.js";
import type { DecisionsOfMessage, StudyFigures } from "../figures/study-figures.js";
import { messageFolder } from "../study/layout.js";

/** The choice that a measure counts. Measures that are not listed are computed from every decision on the post. */
const choiceOf: Partial<Record<Measure, NonNullable<DecisionFilter["choice"]>>> = {
  scroll_rate: "SCROLL",
  like_rate: "LIKE",
  reply_rate: "REPLY",
  reshare_rate: "RESHARE",
  cascade_size: "RESHARE",
  cascade_depth: "RESHARE",
};

/** Creates links from numbers on the page to the decisions that they count, and records which lists are linked. */
export class Links {
  private readonly messages: StudyFigures["messages"];
  private readonly post: string;
  private readonly ids = new Map<DecisionsOfMessage, string>();

  constructor({ messages }: StudyFigures, post: string) {
    this.messages = messages;
    this.post = post;
  }

  /** Formats a number of decisions. It is a link if a list with exactly this number of decisions exists. */
  count(message: string, value: number, where: DecisionFilter): LinkedCell | string {
    const list = this.listOf(message, where);
    return list?.count === value ? this.to(formatNumber(value), list) : formatNumber(value);
  }

  /** Returns the number of decisions on the message's post that match the filter, as a link to them. */
  onPost(message: string, where: DecisionFilter = {}): LinkedCell | string {
    const list = this.listOf(message, { post: this.post, ...where });
    return list === undefined ? formatNumber(null) : this.to(formatNumber(list.count), list);
  }

  /** Returns the value of a measure as a link to the decisions from which it is computed. */
  value(message: string, words: string, measure: Measure): LinkedCell | string {
    const choice = choiceOf[measure];
    const list = this.listOf(message, { post: this.post, ...omitUndefined({ choice }) });
    return list === undefined ? words : this.to(words, list);
  }

  /** Returns the lists to which there are links, ordered by message. */
  lists(): DrawnList[] {
    const used = this.messages.flatMap(({ name, lists }) =>
      lists.flatMap((list) => {
        const id = this.ids.get(list);
        return id === undefined ? [] : [{ id, message: name, list }];
      }),
    );
    return used.map(({ id, message, list: { where, count, first } }) => ({
      ...{ id, count, noun: "decision" },
      title: `${message}: ${decisionsTitle(where)}`,
      lines: decisionLines(first).map((line, index) => `${shortened(first[index]?.run ?? "", 60)}, ${line}`),
      all: [
        ...["concordat", "simulate", "decisions", messageFolder({ name: message })],
        ...filterArguments(where),
      ],
    }));
  }

  private listOf(message: string, where: DecisionFilter): DecisionsOfMessage | undefined {
    const lists = this.messages.find(({ name }) => name === message)?.lists ?? [];
    return lists.find((list) => filterKey(list.where) === filterKey(where));
  }

  private to(words: string, list: DecisionsOfMessage): LinkedCell | string {
    if (list.count === 0) return words;
    const id = this.ids.get(list) ?? `decisions-${this.ids.size + 1}`;
    this.ids.set(list, id);
    return { text: words, to: id };
  }
}
