import { createStatechart, type StateOf, socialChart } from "@concordat/statechart";
import type { Choice } from "../world/choice.js";

/** A transition that an agent made in the social chart. */
export interface ChartMove {
  /** The state before. */
  readonly from: string;
  /** The trigger of the transition. */
  readonly trigger: string;
  /** The state after. */
  readonly to: string;
}

type State = StateOf<typeof socialChart>;

const chart = createStatechart<typeof socialChart, void>(socialChart);

/** The state that each choice leads to from `evaluating`. */
export const stateFor: Readonly<Record<Choice, State>> = {
  SCROLL: "scrolling",
  LIKE: "engaging_like",
  REPLY: "engaging_reply",
  RESHARE: "engaging_reshare",
  COMPOSE: "composing",
  QUOTE: "engaging_reshare",
  // The chart has no state for decisions on an author: nothing is done with the post.
  FOLLOW: "scrolling",
  UNFOLLOW: "scrolling",
  MUTE: "scrolling",
};

/**
 * Derives all transitions of an agent's chart in one round from its decisions, from `idle` back to `idle`. A decision
 * of `null` failed or is invalid: the agent times out and browses again.
 */
export function chartMoves(decisions: readonly (Choice | null)[]): ChartMove[] {
  const moves: ChartMove[] = [];
  let state: State = "idle";
  const move = (trigger: string, towards?: State): void => {
    const targets: readonly State[] = chart.validTargets<State>(state, trigger as never);
    const to = targets.find((target) => target === towards) ?? targets[0];
    if (to === undefined) throw new RangeError(`the chart knows no ${trigger} in ${state}`);
    moves.push({ from: state, trigger, to });
    state = to;
  };
  move("start_browsing");
  for (const choice of decisions) {
    move("sees_post");
    if (choice === null) {
      move("timeout");
      move("start_browsing");
      continue;
    }
    const towards = stateFor[choice];
    move("decides", towards);
    if (towards === "composing") move("finishes_composing");
    else if (towards !== "scrolling") move("finishes_engaging");
  }
  move("feed_empty");
  move("rested");
  return moves;
}
