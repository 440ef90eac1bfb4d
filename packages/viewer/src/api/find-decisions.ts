import { type Choice, choiceCode } from "@concordat/simulation";
import type { ReplayedRoundData } from "../run/replayed-round.js";
import type { RunIndex } from "../run/run-index.js";
import { choiceCodeIn, type OutcomeName, outcomeCodeIn, outcomeNames } from "../run/shown-facts.js";
import type { DecisionFigures, PageOf } from "./answers.js";
import { decisionFigures } from "./figures.js";

/** The filters of a search. A decision must match all that are given. */
export interface DecisionSearch {
  readonly round?: number | null;
  readonly until?: number;
  readonly post?: number | null;
  readonly choice?: Choice | null;
  readonly outcome?: OutcomeName | null;
  readonly segment?: string | null;
  readonly code?: string | null;
}

/** The page of the found decisions that is returned. */
export interface Listing {
  readonly from: number;
  readonly max: number;
  /** Whether decisions other than scrolling past come first. Default: false. */
  readonly isActiveFirst?: boolean;
}

/** A decision, given by its round and the index of its item. */
type Found = readonly [data: ReplayedRoundData, place: number];

/**
 * Returns the decisions that match a filter. Each round is stored as columns of numbers, so that millions of decisions
 * can be searched; only those on the requested page are converted to objects.
 */
export function findDecisions(
  index: RunIndex,
  filter: DecisionSearch,
  { from, max, isActiveFirst = false }: Listing,
): PageOf<DecisionFigures> {
  const { round = null, until = Number.POSITIVE_INFINITY } = filter;
  const rounds = index.rounds.filter(
    ({ round: number }) => number <= until && (round === null || number === round),
  );
  const matches = matcherOf(index, filter);
  const [active, others]: [Found[], Found[]] = [[], []];
  let count = 0;
  const needed = from + max;
  for (const data of rounds) {
    const { length } = data.post;
    for (let place = 0; place < length; place++) {
      if (!matches(data, place)) continue;
      count++;
      const list = isActiveFirst && choiceCodeIn(data.facts[place] ?? 0) > 0 ? active : others;
      if (list.length < needed) list.push([data, place]);
    }
  }
  const items = [...active, ...others]
    .slice(from, needed)
    .map(([data, place]) => decisionFigures(index, data, place));
  return { items, count };
}

function matcherOf(
  index: RunIndex,
  { post = null, choice = null, outcome = null, segment = null, code = null }: DecisionSearch,
): (data: ReplayedRoundData, place: number) => boolean {
  const chosen = choice === null ? null : choiceCode[choice];
  const ended = outcome === null ? null : outcomeNames.indexOf(outcome);
  return ({ agent, post: posts, facts, asked }, place) => {
    const packed = facts[place] ?? 0;
    return (
      (post === null || posts[place] === post) &&
      (chosen === null || choiceCodeIn(packed) === chosen) &&
      (ended === null || outcomeCodeIn(packed) === ended) &&
      (segment === null || index.segment(agent[place] ?? 0) === segment) &&
      (code === null || asked.get(place)?.code === code)
    );
  };
}
