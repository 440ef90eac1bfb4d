import type { ReplayOptions } from "../../run/replay/replay-run.js";
import { countRecorded, type OpenRound, openRound } from "./open-round.js";
import { type ShownAnswer, showAnswers } from "./show-answers.js";
import { type ShownDecision, showDecisions } from "./show-decisions.js";
import { type ShownState, showStates } from "./show-states.js";

/** Selects the records of an agent. */
export interface AgentSelection {
  /** The id of the agent. */
  readonly agent: string;
  /** The id of a post: only decisions on it are selected. Default: decisions on any post, and answers. */
  readonly post?: string | undefined;
  /** The id of a survey question: only answers to it are selected. Default: all answers, and decisions. */
  readonly question?: string | undefined;
  /** The round of the decisions, and of the surveys before it. Default: all rounds. */
  readonly round?: number | undefined;
}

/** The numbers of an agent's selected records in the round that is not closed. */
export interface UnclosedRecords {
  /** The first round that is not closed; `null` if the run is complete. */
  readonly open: OpenRound | null;
  /** Number of decisions recorded in the open round. */
  readonly decisions: number;
  /** Number of answers recorded in it. */
  readonly answers: number;
}

/** The selected records of an agent. */
export interface AgentRecords {
  /** The decisions of closed rounds, with what led to them. */
  readonly decisions: readonly ShownDecision[];
  /** The survey answers of closed rounds. */
  readonly answers: readonly ShownAnswer[];
  /** Records of the open round, which are shown only after it is closed. */
  readonly unclosed: UnclosedRecords;
  /** The states of the agent, if agents have states. Empty if a post or a question is selected. */
  readonly states: readonly ShownState[];
}

/** The run to read, with its custom code. */
type Run = Omit<ReplayOptions, "onShown">;

/**
 * Returns an agent's decisions and survey answers with everything that led to them, rebuilt from the record without a
 * model. Records of the open round are only counted.
 * @param run the scenario, the ledger and the custom code of the run
 * @param selection the agent, and which of its records to return
 * @throws {RunMismatchError} when the ledger holds another run, or none
 * @throws {LedgerError} when the record was changed
 * @example
 * const { decisions } = await showAgent({ scenario, ledger }, { agent: "mara", round: 2 });
 */
export async function showAgent(run: Run, selection: AgentSelection): Promise<AgentRecords> {
  // Counted first, so that a round closed in the meantime is not missing from both.
  const unclosed = await countUnclosed(run, selection);
  const { agent, post, question, round } = selection;
  const isMeant = (place: { readonly round: number; readonly agent: string }): boolean =>
    place.agent === agent && (round === undefined || place.round === round);
  const decisions =
    question !== undefined
      ? []
      : await showDecisions({
          ...run,
          which: (place) => isMeant(place) && (post === undefined || place.posts.includes(post)),
        });
  const answers =
    post !== undefined
      ? []
      : await showAnswers({
          ...run,
          which: (place) => isMeant(place) && (question === undefined || place.question === question),
        });
  const states = post !== undefined || question !== undefined ? [] : await showStates(run, { agent, round });
  return { decisions, answers, states, unclosed };
}

async function countUnclosed(
  run: Run,
  { agent, post, question, round }: AgentSelection,
): Promise<UnclosedRecords> {
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
