import type { StudyCost, StudyEvent, StudyFolder, StudyStep } from "@concordat/study";
import { runLine, surveyed } from "../simulate/ensemble-lines.js";
import { onOneLine } from "../terminal/escape-control-chars.js";

/** What a study will cost, before any request. */
export function costLine(
  { study, scenario }: StudyFolder,
  { least, most, answers, words }: StudyCost,
  model: string | null,
): string {
  const { messages, runs } = study;
  const { rounds } = scenario.scenario;
  const size = `${onOneLine(study.name)}: ${messages.length} messages, ${runs} ${runs === 1 ? "run" : "runs"} of each with ${scenario.audience.size} agents and ${rounds} rounds`;
  if (model === null) return `${size}, decided by rules`;
  const bounds = [
    ...(least === null ? [] : [`at least ${least}`]),
    ...(most === null ? [] : [`at most ${most}`]),
  ];
  const decisions = bounds.length === 0 ? "an unlimited number of" : bounds.join(" and ");
  return `${size}; ${decisions} decisions${surveyed(answers)} of ${onOneLine(model)}, and at most ${words} answers to word what was computed`;
}

/** The same as data. */
export function asData({ least, most, answers, words }: StudyCost) {
  return {
    least_decisions: least,
    most_decisions: most,
    survey_answers: answers,
    most_answers_for_words: words,
  };
}

const steps: Readonly<Record<StudyStep, string>> = {
  play: "simulating",
  compare: "comparing the messages",
  export: "exporting the decisions",
  analyse: "analysing the decisions",
  advise: "weighing the numbers",
  report: "writing the report",
};

/** What happened in a study, as a line for people; null for what would be too much. */
export function eventLine(event: StudyEvent): string | null {
  switch (event.type) {
    case "step":
      return steps[event.step];
    case "run": {
      const line = runLine(event.run, event.event);
      return line === null ? null : `${event.message} ${line}`;
    }
    case "iteration":
      return `iteration ${event.iteration} of ${event.of}`;
    case "advice":
      return `asking for: ${event.part}`;
  }
}
