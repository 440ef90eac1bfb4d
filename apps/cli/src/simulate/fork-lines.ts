import { posix } from "node:path";
import type { LoadedScenario } from "@concordat/simulation";
import { onOneLine } from "../terminal/escape-control-chars.js";

/** A fork that was made. */
export interface MadeFork {
  /** Where the run is that it was forked from, as the user named it. */
  readonly place: string;
  /** The first round that is changed. */
  readonly at: number;
  /** Decisions of later rounds that may be kept. */
  readonly inheritable: number;
  /** The scenario of the run that it was forked from. */
  readonly parent: LoadedScenario;
  /** The scenario of the fork. */
  readonly scenario: LoadedScenario;
}

/** Says what was forked, and which surveys the change has dropped: its events replace all later ones. */
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

/** The name of a questionnaire's file; a run keeps a copy in a folder of its own. */
function nameOf(questions: string): string {
  return posix.basename(questions);
}
