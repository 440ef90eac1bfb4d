import { posix } from "node:path";
import type { LoadedScenario } from "@concordat/simulation";
import { onOneLine } from "../terminal/escape-control-chars.js";

/** A completed fork. */
export interface MadeFork {
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

/** Reports what was forked, and which surveys the change dropped: its events replace all later ones. */
export async function forkLines({ place, at, inheritable, parent, scenario }: MadeFork): Promise<string> {
  const { surveysOf } = await import("@concordat/simulation");
  const { formatSurveyTime } = await import("@concordat/simulation/results");
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
