import type { DecisionRun } from "@concordat/contracts/decision-run";
import { synthesisBreaches } from "../synthesis/breaches.js";

/** Each thing that was out of order in a run, in a sentence. */
export function notesOf(run: DecisionRun): string[] {
  const { plan, synthesis, specialists: entries } = run;
  const failed = entries.filter(({ state }) => state === "failed").map(({ agent }) => agent);
  const repaired = [
    ...entries
      .filter((specialist) => specialist.state === "completed" && specialist.repairs.length > 0)
      .map(({ agent }) => agent),
    ...(synthesis.state === "completed" && synthesis.repairs.some((name) => !isBreach(name))
      ? ["synthesis"]
      : []),
  ];
  return [
    ...(run.status === "partial" || failed.length > 0 ? [`Incomplete: ${failed.join(", ")} failed.`] : []),
    ...(isEmptyHanded(run) ? ["Nothing was found: every list of the specialists is empty."] : []),
    ...(run.condensed ? ["The context was summarised by the model before the specialists saw it."] : []),
    ...(plan.state === "failed"
      ? [`The planner failed (${plan.error.code}); all four specialists were asked.`]
      : []),
    ...(plan.state === "completed" ? planNotes(plan.normalisation) : []),
    ...(synthesis.state === "completed" && synthesis.missing.length > 0
      ? [`The recommendation was made without: ${synthesis.missing.join(", ")}.`]
      : []),
    ...(repaired.length > 0 ? [`The form of some answers had to be repaired: ${repaired.join(", ")}.`] : []),
    ...(synthesis.state === "completed" ? breachNotes(synthesis.repairs) : []),
  ];
}

/** What the model was asked for in the synthesis and did not keep to. The words stand in the report as it wrote them. */
const breachWords: Readonly<Record<string, string>> = {
  [synthesisBreaches.stance]:
    "A paragraph was given as the recommendation, where a short stance was asked for.",
  [synthesisBreaches.markdown]: "The synthesis holds marks of Markdown, where plain text was asked for.",
};

function isBreach(name: string): boolean {
  return Object.hasOwn(breachWords, name);
}

function breachNotes(repairs: readonly string[]): string[] {
  return [...new Set(repairs)].flatMap((name) => breachWords[name] ?? []);
}

/** Whether specialists answered, and none of them with anything: a recommendation then rests on nothing. */
function isEmptyHanded({ specialists: entries }: DecisionRun): boolean {
  const answered = entries.filter((specialist) => specialist.state === "completed");
  return (
    answered.length > 0 &&
    answered.length === entries.length &&
    answered.every(({ items }) => items.length === 0)
  );
}

type Normalisation = Extract<DecisionRun["plan"], { state: "completed" }>["normalisation"];

function planNotes({ unknown_dropped, duplicates_dropped, all_by_default }: Normalisation): string[] {
  return [
    ...(all_by_default ? ["The plan named no specialist; all four were asked."] : []),
    ...(unknown_dropped.length > 0
      ? [`The plan named specialists that do not exist: ${unknown_dropped.join(", ")}.`]
      : []),
    ...(duplicates_dropped.length > 0
      ? [`The plan named specialists twice: ${duplicates_dropped.join(", ")}.`]
      : []),
  ];
}
