import { counted } from "@concordat/contracts/options";
import type { EnsembleRun } from "@concordat/contracts/simulation-ensemble";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import type { EnsembleCost, EnsembleFolder } from "@concordat/simulation/sqlite";
import { formatEvent } from "./event-text.js";

/**
 * Formats the expected cost of an ensemble as one line.
 * @param model the id of the model that decides; `null` if rules decide for all agents
 */
export function formatEnsembleCost(
  { ensemble, scenario }: EnsembleFolder,
  { least, most, answers }: EnsembleCost,
  model: string | null,
): string {
  const runs = counted(ensemble.runs.length, "run");
  const { rounds } = scenario.scenario;
  const size = `${onOneLine(ensemble.name)}: ${runs} of ${counted(scenario.audience.size, "agent")} and ${counted(rounds, "round")}`;
  const drawn = ensemble.redraw
    ? "audience and network drawn again for each"
    : "audience and network the same for all";
  if (model === null) return `${size}, ${drawn}, decided by rules`;
  const from = least === null ? "" : `at least ${least}`;
  const to = most === null ? "" : `at most ${most}`;
  const bounds = [from, to].filter((bound) => bound !== "").join(" and ") || "an unlimited number of";
  return `${size}, ${drawn}; ${bounds} decisions${andSurveyAnswers(answers)} of ${onOneLine(model)}, all runs together`;
}

/**
 * Formats the number of survey answers for the end of a phrase, such as ` and 12 answers to surveys`. Empty if there
 * are no surveys.
 * @param answers the number; `null` if it is unknown
 */
export function andSurveyAnswers(answers: number | null): string {
  if (answers === null) return " and the answers to surveys";
  return answers === 0 ? "" : ` and ${counted(answers, "answer")} to surveys`;
}

/**
 * Formats an event of a run in an ensemble as one line, with the name of the run. Only closed rounds with requests,
 * pauses and ends of runs are formatted. Returns `null` for all other events, which are too numerous.
 */
export function formatMemberEvent({ folder }: EnsembleRun, event: SimulationEvent): string | null {
  if (!shownEvents.has(event.type)) return null;
  // Rounds without requests take little time, so one line for the complete run is sufficient.
  if (event.type === "round-closed" && event.record.asked === 0) return null;
  return `${folder}: ${formatEvent(event)}`;
}

const shownEvents: ReadonlySet<SimulationEvent["type"]> = new Set([
  "round-closed",
  "run-paused",
  "run-completed",
]);
