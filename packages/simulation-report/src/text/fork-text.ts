import { posix } from "node:path";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import { type LoadedScenario, surveysOf } from "@concordat/simulation";
import { formatSurveyTime } from "@concordat/simulation/results";

/** A completed fork, as a message describes it. */
export interface ForkSummary {
  /** The location of the original run, as named by the user. */
  readonly place: string;
  /** The first round that is changed. */
  readonly at: number;
  /** Number of decisions of later rounds that can be reused. */
  readonly inheritable: number;
  /** The scenario of the original run. */
  readonly parent: LoadedScenario;
  /** The scenario of the fork. */
  readonly scenario: LoadedScenario;
}

/**
 * Describes a fork, with a line for each survey that its change dropped: the events of a change replace all later ones.
 * @param fork the completed fork
 */
export function formatFork({ place, at, inheritable, parent, scenario }: ForkSummary): string {
  const kept = surveysOf(scenario);
  const dropped = surveysOf(parent).filter(
    ({ round, questions, segment }) =>
      round >= at &&
      !kept.some(
        (one) =>
          one.round === round && one.segment === segment && nameOf(one.questions) === nameOf(questions),
      ),
  );
  const lines = [
    `forked ${place} at round ${at}; of its ${inheritable} later decisions those are kept whose requests stay the same`,
    ...dropped.map(
      ({ round, questions }) =>
        `the survey ${onOneLine(nameOf(questions))} ${formatSurveyTime(round, parent.scenario.rounds)} is not asked: the change's events replace all later ones, and it is not among them`,
    ),
  ];
  return lines.join("\n");
}

/** The name of a questionnaire's file; a run stores a copy in a separate folder. */
function nameOf(questions: string): string {
  return posix.basename(questions);
}
