import { answerView, itemView, presentView } from "@concordat/agent";
import type { ReasonInput } from "@concordat/reasoner";
import { createStatechart, type StateOf, socialChart } from "@concordat/statechart";
import { stateFor } from "../policy/chart-moves.js";
import type { DecisionRequest } from "../policy/policy.js";

/** A state of the social agents' chart. */
export type State = StateOf<typeof socialChart>;

/** The chart's state of an agent who looks at a post. */
export const from = "evaluating";
export const trigger = "decides";
export const options = createStatechart<typeof socialChart, void>(socialChart).validTargets(from, trigger);

/** The numbers of a decision's steps. Each step has its own seeds. */
export const steps = { state: 1, text: 2 } as const;

/** Returns the input of the reasoner: the item shown to the agent, and the agent's choices in earlier rounds. */
export function reasonInput({
  agent,
  items: [item],
  now,
  memory,
  answers,
  views = [],
  round,
  seed,
  signal,
}: DecisionRequest): ReasonInput<State> {
  return {
    agent,
    chart: socialChart.id,
    currentState: from,
    trigger,
    options,
    context: {
      ...itemView(item, now),
      ...(answers.length === 0 ? {} : { your_answers: answers.map((given) => answerView(given, round)) }),
      ...(views.length === 0 ? {} : { your_views: views.map(presentView) }),
    },
    history: memory.map(({ choice }) => ({ from, trigger, to: stateFor[choice] })),
    seed: (answer) => seed(steps.state, answer),
    signal,
  };
}
