import { counted } from "@concordat/contracts/options";
import { distinctName } from "@concordat/report-kit/terminal-text";
import { type Ledger, type LoadedScenario, surveysOf } from "@concordat/simulation";
import {
  type AgentSelection,
  countRecorded,
  formatSurveyTime,
  openRound,
  roundName,
  type UnclosedRecords,
} from "@concordat/simulation/results";

/**
 * Describes the records that a list omits because their round is not closed. Returns `null` if it omits none.
 * @param run the scenario and the ledger of the run
 * @param noun the kind of records in the list
 * @param meant the number of the selected round; `undefined` for all rounds
 */
export async function formatOmitted(
  run: { readonly scenario: LoadedScenario; readonly ledger: Ledger },
  noun: "decision" | "answer",
  meant: number | undefined,
): Promise<string | null> {
  const open = await openRound(run);
  if (open === null || (meant !== undefined && meant < open.round)) return null;
  if (meant !== undefined && meant > open.round)
    return `${roundName(run.scenario, meant)} has not begun: ${open.called} is not closed yet`;
  const recorded = await countRecorded(run, noun, open.round);
  if (recorded === 0 && meant === undefined) return null;
  return `${open.called} is not closed yet: the ${noun}s recorded in it (${recorded} so far) are listed once it is`;
}

/**
 * Describes an agent's records in a round that is not closed: `round 2 is not closed yet: 2 decisions of mara are
 * recorded in it, and shown once it is`. Returns `null` if there are none.
 * @param selection the agent
 * @param unclosed the open round, and the numbers of the agent's records in it
 */
export function formatUnclosed(
  { agent }: Pick<AgentSelection, "agent">,
  { open, decisions, answers }: UnclosedRecords,
): string | null {
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
 * Returns the message that an agent has no record of the selection. For an open round, the message does not claim that
 * no request was sent.
 * @param selection the agent, and which of its records were selected
 * @param scenario the scenario of the run
 * @param unclosed the open round
 */
export function formatNothingRecorded(
  selection: AgentSelection,
  scenario: LoadedScenario,
  { open }: Pick<UnclosedRecords, "open">,
): string {
  const what = describeSelection(selection, scenario);
  return open !== null && (selection.round === undefined || selection.round >= open.round)
    ? `so far, no model is recorded to have been asked for ${what}; ${open.called} is not closed yet`
    : `no model was asked for ${what}`;
}

/**
 * Describes the selected records, such as `a decision of mara on m1 in round 2`, or `a decision of mara in round 2 or
 * an answer before it`.
 */
function describeSelection(
  { agent, post, question, round }: AgentSelection,
  scenario: LoadedScenario,
): string {
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
