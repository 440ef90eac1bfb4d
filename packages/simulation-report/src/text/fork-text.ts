import { posix } from "node:path";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import { type LoadedScenario, surveysOf } from "@concordat/simulation";
import { formatSurveyTime } from "@concordat/simulation/results";

/** A created fork, with the data for its description. */
export interface ForkSummary {
  /** The location of the parent, as the user named it. */
  readonly place: string;
  /** The first round of the fork. */
  readonly at: number;
  /** Number of the parent's later decisions and answers that can be kept. */
  readonly inheritable: number;
  /** The scenario of the parent. */
  readonly parent: LoadedScenario;
  /** The scenario of the fork. */
  readonly scenario: LoadedScenario;
}

/**
 * Describes a fork, with a line for each survey that it removed. From its first round on, the events of a fork replace
 * all events of its parent.
 * @param fork the created fork
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

/** Returns the name of a questionnaire's file. The folder is ignored, because a run stores copies in another folder. */
function nameOf(questions: string): string {
  return posix.basename(questions);
}
