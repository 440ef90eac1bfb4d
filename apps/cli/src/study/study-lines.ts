import { counted } from "@concordat/contracts/options";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import { andSurveyAnswers, formatMemberEvent } from "@concordat/simulation-report/text";
import type { StudyCost, StudyEvent, StudyFolder, StudyStep } from "@concordat/study";

/** Formats the expected cost of a study, before any request. */
export function studyCostLine(
  { study, scenario }: StudyFolder,
  { least, most, answers, words }: StudyCost,
  model: string | null,
): string {
  const { messages, runs } = study;
  const { rounds } = scenario.scenario;
  const size = `${onOneLine(study.name)}: ${counted(messages.length, "message")}, ${counted(runs, "run")} of each with ${counted(scenario.audience.size, "agent")} and ${counted(rounds, "round")}`;
  if (model === null) return `${size}, decided by rules`;
  const bounds = [
    ...(least === null ? [] : [`at least ${least}`]),
    ...(most === null ? [] : [`at most ${most}`]),
  ];
  const decisions = bounds.length === 0 ? "an unlimited number of" : bounds.join(" and ");
  return `${size}; ${decisions} decisions${andSurveyAnswers(answers)} of ${onOneLine(model)}, and at most ${counted(words, "answer")} to word what was computed`;
}

/** Returns the expected cost of a study as data. */
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

/** Formats an event of a study as one line; `null` for events that are too frequent to print. */
export function studyEventLine(event: StudyEvent): string | null {
  switch (event.type) {
    case "step":
      return steps[event.step];
    case "run": {
      const line = formatMemberEvent(event.run, event.event);
      return line === null ? null : `${event.message} ${line}`;
    }
    case "iteration":
      return `iteration ${event.iteration} of ${event.of}`;
    case "advice":
      return `asking for: ${event.part}`;
  }
}
