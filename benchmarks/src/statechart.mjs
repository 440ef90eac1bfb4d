// A compiled chart against XState's pure transition, on the same walks, with and without guards.
import { createStatechart, socialChart, toXState } from "@concordat/statechart";
import { createMachine, initialTransition, transition } from "xstate";
import { compare } from "./measure/compare.mjs";
import { comparisonTable } from "./measure/table.mjs";

const walk = ["start_browsing", "sees_post", "timeout", "start_browsing", "feed_empty", "rested"];
const guarded = {
  ...socialChart,
  transitions: socialChart.transitions.map((way) => ({ ...way, guard: "always" })),
};
const guards = { always: () => true };

measure("without guards", createStatechart(socialChart), createMachine(toXState(socialChart)));
measure(
  "a guard on every transition",
  createStatechart(guarded, { guards }),
  createMachine(toXState(guarded), { guards }),
);

function measure(title, chart, machine) {
  const events = walk.map((type) => ({ type }));
  const [start] = initialTransition(machine);
  comparisonTable(
    `statechart, ${title}: a walk of ${walk.length} transitions`,
    compare(
      {
        concordat() {
          let state = chart.initial;
          for (const trigger of walk) state = chart.fire(state, trigger).target;
          return state;
        },
        "XState transition"() {
          let snapshot = start;
          for (const event of events) snapshot = transition(machine, snapshot, event)[0];
          return snapshot;
        },
      },
      { reference: "concordat" },
    ),
    { reference: "concordat" },
  );
}
