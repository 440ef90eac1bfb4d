import { type DecisionFilter, isMeant, type ListedDecision } from "@concordat/simulation-report";
import { decisionsListed } from "../limits.js";
import type { DecisionOfRun, DecisionsOfMessage } from "./study-figures.js";

const states = ["asked", "valid", "invalid", "failed", "by_rule"] as const;
const choices = ["SCROLL", "LIKE", "REPLY", "RESHARE"] as const;

/** Gathers the decisions behind the numbers of a message while its runs are walked through, run by run. */
export class DecisionsBehind {
  private readonly lists: readonly { where: DecisionFilter; count: number; first: DecisionOfRun[] }[];

  /** @param post the post that is studied */
  constructor(post: string) {
    const filters: readonly DecisionFilter[] = [
      {},
      ...states.map((state) => ({ state })),
      { post },
      ...choices.map((choice) => ({ post, choice })),
      { post, state: "invalid" },
      { post, state: "failed" },
    ];
    this.lists = filters.map((where) => ({ where, count: 0, first: [] }));
  }

  add(decision: ListedDecision, run: string): void {
    for (const list of this.lists) {
      if (!isMeant(decision, list.where)) continue;
      list.count++;
      if (list.first.length < decisionsListed) list.first.push({ ...decision, run });
    }
  }

  /** The lists, those of nothing among them: that nobody chose something is a number, too. */
  get all(): readonly DecisionsOfMessage[] {
    return this.lists;
  }
}
