import type { DecisionRun, Item } from "@concordat/contracts/decision-run";
import { specialists } from "../specialists/agents.js";

/** A report as a tree of what it says, before it is written as Markdown or HTML. */
export interface Report {
  readonly title: string;
  /** What a reader must know of how it came about; empty when nothing is out of order. */
  readonly notes: readonly string[];
  readonly question: string;
  readonly context: string;
  readonly analysis: readonly Section[];
  readonly recommendation: Recommendation | null;
  /** Why there is none; null when there is one. */
  readonly noRecommendation: string | null;
  readonly footnotes: readonly Footnote[];
  readonly made: string;
}

export interface Section {
  readonly heading: string;
  readonly items: readonly ReportItem[];
  /** Said in place of items when there is nothing to list. */
  readonly instead: string | null;
}

export interface ReportItem {
  readonly text: string;
  /** How many answers named it, such as `2 of 3`; null when each specialist was asked once. */
  readonly named: string | null;
  /** Labels of footnotes. */
  readonly footnotes: readonly string[];
}

interface Recommendation {
  readonly stance: string;
  /** How often each was given, such as `go 4 of 5, no-go 1 of 5`; null when asked once. */
  readonly spread: string | null;
  readonly confidence: string;
  readonly rationale: string;
  readonly lists: readonly Section[];
}

/** A paragraph that items rest on. Its label is a number: ids are words of whoever made the run. */
interface Footnote {
  readonly label: string;
  readonly file: string | null;
  readonly text: string;
}

const emptyList = "No items provided.";

/** What a run's report says. Depends on the run alone. */
export function reportOf(run: DecisionRun): Report {
  return {
    title: "Decision Report",
    notes: notesOf(run),
    question: run.question,
    context: run.context === "" ? "No context provided." : run.context,
    analysis: specialists.map(({ agent, heading }) => sectionOf(run, agent, heading)),
    ...recommendationOf(run),
    footnotes: footnotesOf(run),
    made: madeBy(run),
  };
}

function sectionOf(run: DecisionRun, agent: string, heading: string): Section {
  const { specialists: entries, plan } = run;
  const entry = entries.find((one) => one.agent === agent);
  const said = (instead: string): Section => ({ heading, items: [], instead });
  if (entry === undefined) {
    return said(
      plan.state === "pending" || plan.state === "running"
        ? "Not asked yet."
        : "Not asked: the plan did not call for it.",
    );
  }
  if (entry.state === "failed") return said(`Failed: ${entry.error.code}: ${entry.error.message}`);
  if (entry.state !== "completed") return said("Not answered yet.");
  if (entry.items.length === 0) return said(emptyList);
  return {
    heading,
    items: entry.items.map((item) => itemOf(run, item, run.samples > 1 ? entry.samples : null)),
    instead: null,
  };
}

function itemOf(run: DecisionRun, { text, named_by, sources }: Item, samples: number | null): ReportItem {
  const footnotes = footnotesOf(run).filter(({ id }) => sources.includes(id));
  return {
    text,
    named: samples === null ? null : `${named_by} of ${samples}`,
    footnotes: footnotes.map(({ label }) => label),
  };
}

function recommendationOf({
  synthesis,
  samples,
}: DecisionRun): Pick<Report, "recommendation" | "noRecommendation"> {
  if (synthesis.state !== "completed")
    return { recommendation: null, noRecommendation: reasonForNone(synthesis) };
  const { output, spread } = synthesis;
  const list = (heading: string, texts: readonly string[]): Section => ({
    heading,
    items: texts.map((text) => ({ text, named: null, footnotes: [] })),
    instead: texts.length === 0 ? emptyList : null,
  });
  return {
    noRecommendation: null,
    recommendation: {
      stance: output.recommendation,
      spread:
        samples > 1
          ? spread
              .map(({ recommendation, count }) => `${recommendation} ${count} of ${synthesis.samples}`)
              .join(", ")
          : null,
      confidence: output.confidence,
      rationale: output.rationale,
      lists: [
        list("Key Trade-offs", output.key_tradeoffs),
        list("Next Steps", output.next_steps),
        list("Open Questions", output.open_questions),
      ],
    },
  };
}

function reasonForNone(synthesis: Exclude<DecisionRun["synthesis"], { state: "completed" }>): string {
  if (synthesis.state === "failed") {
    return `There is no recommendation: ${synthesis.error.code}: ${synthesis.error.message}`;
  }
  if (synthesis.state === "skipped") return "There is no recommendation: every specialist failed.";
  return "There is no recommendation yet: the run is not finished.";
}

/** Each thing that was out of order, in a sentence. */
function notesOf(run: DecisionRun): string[] {
  const { plan, synthesis, specialists: entries } = run;
  const failed = entries.filter(({ state }) => state === "failed").map(({ agent }) => agent);
  const repaired = entries
    .filter((one) => one.state === "completed" && one.repairs.length > 0)
    .map(({ agent }) => agent);
  return [
    ...(run.status === "partial" || failed.length > 0 ? [`Incomplete: ${failed.join(", ")} failed.`] : []),
    ...(run.condensed ? ["The context was summarised by the model before the specialists saw it."] : []),
    ...(plan.state === "failed"
      ? [`The planner failed (${plan.error.code}); all four specialists were asked.`]
      : []),
    ...(plan.state === "completed" ? planNotes(plan.normalisation) : []),
    ...(synthesis.state === "completed" && synthesis.missing.length > 0
      ? [`The recommendation was made without: ${synthesis.missing.join(", ")}.`]
      : []),
    ...(repaired.length > 0 ? [`The form of some answers had to be repaired: ${repaired.join(", ")}.`] : []),
  ];
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

/** The paragraphs that items point to, numbered in the order of the context. */
function footnotesOf({ specialists: entries, sources }: DecisionRun): (Footnote & { readonly id: string })[] {
  const used = new Set(
    entries.flatMap((one) => (one.state === "completed" ? one.items.flatMap((item) => item.sources) : [])),
  );
  return sources
    .filter(({ id }) => used.has(id))
    .map((source, index) => ({ ...source, label: String(index + 1) }));
}

function madeBy({ id, model, created_at, usage }: DecisionRun): string {
  const tokens = (usage.prompt_tokens ?? 0) + (usage.completion_tokens ?? 0);
  return `Run ${id}, made ${created_at} with ${model}: ${usage.attempts} requests, ${tokens} tokens.`;
}
