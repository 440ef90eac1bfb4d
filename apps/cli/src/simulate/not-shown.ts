import { counted } from "@concordat/contracts/options";
import { type LoadedScenario, surveysOf } from "@concordat/simulation";
import { formatSurveyTime } from "@concordat/simulation/results";
import { distinctName } from "../terminal/escape-control-chars.js";
import type { OpenedRun } from "./database/read-from-database.js";
import { countRecorded, type OpenRound, openRound } from "./open-round.js";

/** The records of an agent that the command line selects. */
interface Meant {
  readonly agent: string;
  readonly post?: string;
  readonly question?: string;
  readonly round?: number;
}

/** The selected records in the round that is not closed. */
export interface NotShown {
  /** The first round that is not closed; `null` if the run is complete. */
  readonly open: OpenRound | null;
  readonly decisions: number;
  readonly answers: number;
}

/** Returns the records that are not shown because their round is not closed. */
export async function notShown(
  run: Pick<OpenedRun, "scenario" | "ledger">,
  { agent, post, question, round }: Meant,
): Promise<NotShown> {
  const open = await openRound(run);
  if (open === null || (round !== undefined && round !== open.round))
    return { open, decisions: 0, answers: 0 };
  const decisions =
    question !== undefined
      ? 0
      : await countRecorded(run, "decision", open.round, {
          columns: ["agent", "unit", "post"],
          isMeant: ([by, unit, on]) => by === agent && (post === undefined || unit === post || on === post),
        });
  const answers =
    post !== undefined
      ? 0
      : await countRecorded(run, "answer", open.round, {
          columns: ["agent", "question"],
          isMeant: ([by, to]) => by === agent && (question === undefined || to === question),
        });
  return { open, decisions, answers };
}

/**
 * The records that are shown later, as a sentence: `round 2 is not closed yet: 2 decisions of mara are
 * recorded in it, and shown once it is`; `null` if there are none.
 */
export function notYetShown({ agent }: Meant, { open, decisions, answers }: NotShown): string | null {
  const count = decisions + answers;
  if (open === null || count === 0) return null;
  const what = [
    ...(decisions === 0 ? [] : [counted(decisions, "decision")]),
    ...(answers === 0 ? [] : [counted(answers, "answer")]),
  ].join(" and ");
  const are = count === 1 ? "is" : "are";
  return `${open.called} is not closed yet: ${what} of ${distinctName(agent)} ${are} recorded in it, and shown once it is`;
}

/**
 * States that there is no record of the selection. For a round that is not closed, it does not claim that
 * nothing was asked.
 */
export function nothingRecorded(meant: Meant, scenario: LoadedScenario, { open }: NotShown): string {
  const what = whatIsMeant(meant, scenario);
  return open !== null && (meant.round === undefined || meant.round >= open.round)
    ? `so far, no model is recorded to have been asked for ${what}; ${open.called} is not closed yet`
    : `no model was asked for ${what}`;
}

/**
 * Describes the selected records: `a decision of mara on m1 in round 2`, or `a decision of mara in round 2 or an
 * answer before it`.
 */
function whatIsMeant({ agent, post, question, round }: Meant, scenario: LoadedScenario): string {
  const { rounds } = scenario.scenario;
  const of = `of ${distinctName(agent)}`;
  const asked = round === undefined ? "" : ` ${formatSurveyTime(round, rounds)}`;
  const made = round === undefined || round === rounds ? asked : ` in round ${round}`;
  if (question !== undefined) return `an answer ${of} to ${distinctName(question)}${asked}`;
  if (post !== undefined) return `a decision ${of} on ${distinctName(post)}${made}`;
  if (surveysOf(scenario).length === 0) return `a decision ${of}${made}`;
  if (round === undefined || round === rounds) return `a decision or an answer ${of}${asked}`;
  return `a decision ${of}${made} or an answer before it`;
}
