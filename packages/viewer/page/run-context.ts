import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { RunAnswer, TargetAnswer } from "../src/api/answers.js";
import { type Address, linkTo, type ViewName } from "./address.js";

/** The facts of a run that all views share. */
export interface RunContext {
  readonly run: RunAnswer;
  /** The target that the run belongs to. */
  readonly target: TargetAnswer;
  readonly address: Address;
  /** The selected round; `null` for the last one. */
  readonly round: number | null;
}

const context = createContext<RunContext | null>(null);

/** Provides the data of the run to its views. */
export const RunProvider = context.Provider;

/** Returns the selected run, and the links of its views, which keep the selected round. */
export function useRun(): RunContext & {
  readonly link: (view: ViewName, parameters?: Readonly<Record<string, string | number | null>>) => string;
  /** Returns the time at which the survey of a round was asked, as text. */
  readonly timeOf: (round: number) => string;
} {
  const found = useContext(context);
  if (found === null) throw new Error("this view is not inside the view of a run");
  const { run, round } = found;
  return {
    ...found,
    link: (view, parameters = {}) => linkTo(run.key, view, { round, ...parameters }),
    timeOf: (at) => run.surveyTimes.find(([known]) => known === at)?.[1] ?? `in round ${at}`,
  };
}
