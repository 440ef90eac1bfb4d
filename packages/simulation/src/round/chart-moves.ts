import { createStatechart, type StateOf, socialChart } from "@concordat/statechart";
import type { Choice } from "../policy/choice.js";

/** A transition of the social chart that an agent made. */
export interface ChartMove {
  /** The state before. */
  readonly from: string;
  /** What happened. */
  readonly trigger: string;
  /** The state after. */
  readonly to: string;
}

type State = StateOf<typeof socialChart>;

const chart = createStatechart<typeof socialChart, void>(socialChart);

/** Where each choice leads from `evaluating`. */
export const stateFor: Readonly<Record<Choice, State>> = {
  SCROLL: "scrolling",
  LIKE: "engaging_like",
  REPLY: "engaging_reply",
  RESHARE: "engaging_reshare",
  COMPOSE: "composing",
};

/**
 * Every transition of an agent's chart in one round, from idle back to idle, as it follows from what the agent decided:
 * null for a decision that failed or was invalid. Such a one times out, after which the agent browses again.
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
