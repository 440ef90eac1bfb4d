import { statechart } from "@concordat/contracts/statechart";
import {
  checkStatechart,
  createStatechart,
  type StatechartDefinition,
  StatechartDefinitionError,
  toMermaid,
} from "@concordat/statechart";
import { jsonOrProblem } from "../read/json-or-problem.js";
import { type Drawing, drawChart } from "./draw-chart.js";

/** The result of reading a chart that a user wrote as data: the drawn chart, or all problems that make it unusable. */
export type ChartReading =
  | { readonly state: "refused"; readonly problems: readonly string[] }
  | {
      readonly state: "drawn";
      /** Probable mistakes in a chart that compiles, one sentence each. */
      readonly findings: readonly string[];
      readonly drawing: Drawing;
      /** The chart as a Mermaid state diagram. */
      readonly mermaid: string;
    };

/** Reads a chart of the contract `statechart/v1`, given as JSON. */
export function readChart(text: string): ChartReading {
  const parsed = jsonOrProblem(text);
  if ("problem" in parsed) return { state: "refused", problems: [parsed.problem] };
  const { value } = parsed;
  const violations = statechart.validate(value);
  if (!isChart(value))
    return {
      state: "refused",
      problems: violations.map(({ path, message }) => `${path || "the chart"} ${message}`),
    };
  try {
    createStatechart<StatechartDefinition>(value);
  } catch (error) {
    if (!(error instanceof StatechartDefinitionError)) throw error;
    return { state: "refused", problems: error.problems };
  }
  return {
    state: "drawn",
    findings: checkStatechart(value).map(({ message }) => message),
    drawing: drawChart(value),
    mermaid: toMermaid(value),
  };
}

function isChart(value: unknown): value is StatechartDefinition {
  return statechart.is(value);
}
