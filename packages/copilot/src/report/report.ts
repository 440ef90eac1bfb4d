import type { DecisionRun, Item } from "@concordat/contracts/decision-run";
import { formatDate, formatNumber } from "@concordat/report-kit";
import { type ContextPart, contextParts, nameOf } from "../context/context-text.js";
import { specialists } from "../specialists/agents.js";
import { stanceLabel } from "../synthesis/stance.js";
import { notesOf } from "./report-notes.js";

/** A report as a tree of what it says, the answer first, before it is written as Markdown or HTML. */
export interface Report {
  /** What kind of document it is. */
  readonly kind: "Decision Report";
  /** The question. */
  readonly title: string;
  /** What a reader must know of how it came about; empty when nothing is out of order. */
  readonly notes: readonly string[];
  readonly recommendation: Recommendation | null;
  /** Why there is none; null when there is one. */
  readonly noRecommendation: string | null;
  readonly analysis: readonly Section[];
  /** The lists with nothing in them, a sentence for each reason. */
  readonly empty: readonly string[];
  readonly context: readonly ContextPart[];
  readonly footnotes: readonly Footnote[];
  readonly made: string;
}

/** A list with its heading, or what is said in its place. */
export interface Section {
  readonly heading: string;
  readonly items: readonly ReportItem[];
  /** Why the specialist gave none, where it failed or was not asked yet; `null` if it answered. */
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
  readonly confidence: string;
  readonly rationale: string;
  /** How often each stance was taken, the most frequent first, by its label; null when asked once. */
  readonly spread: readonly { readonly label: string; readonly count: number }[] | null;
  readonly lists: readonly Section[];
}

/** A paragraph that items rest on. Its label is a number: ids are the run's author's text. */
interface Footnote {
  readonly label: string;
  readonly file: string | null;
  readonly text: string;
}

/** What a run's report says. Depends on the run alone. */
export function reportOf(run: DecisionRun): Report {
  const recommendation = recommendationOf(run);
  const analysis = specialists.map(({ agent, heading }) => sectionOf(run, agent, heading));
  const all = [...analysis, ...(recommendation?.lists ?? [])];
  return {
    kind: "Decision Report",
    title: run.question,
    notes: notesOf(run),
    recommendation:
      recommendation === null ? null : { ...recommendation, lists: recommendation.lists.filter(isFilled) },
    noRecommendation: recommendation === null ? reasonForNone(run.synthesis) : null,
    analysis: analysis.filter(isFilled),
    empty: emptyLines(all, run),
    context: contextParts(run.context),
    footnotes: footnotesOf(run),
    made: madeBy(run),
  };
}

/** The lists that are in the report; the others share a line. */
function isFilled({ items, instead }: Section): boolean {
  return items.length > 0 || instead !== null;
}

function sectionOf(run: DecisionRun, agent: string, heading: string): Section {
  const entry = run.specialists.find((specialist) => specialist.agent === agent);
  const said = (instead: string | null): Section => ({ heading, items: [], instead });
  if (entry === undefined) return said(isPlanned(run) ? null : "Not asked yet.");
  if (entry.state === "failed") return said(`Failed: ${entry.error.code}: ${entry.error.message}`);
  if (entry.state !== "completed") return said("Not answered yet.");
  return {
    heading,
    items: entry.items.map((item) => itemOf(run, item, run.samples > 1 ? entry.samples : null)),
    instead: null,
  };
}

function isPlanned({ plan }: DecisionRun): boolean {
  return plan.state === "completed" || plan.state === "failed";
}

/** Lists without items in one line for each reason: nothing was found, or no one was asked. */
function emptyLines(sections: readonly Section[], run: DecisionRun): string[] {
  const asked = new Set(run.specialists.map(({ agent }) => agent));
  const unasked = specialists.filter(({ agent }) => !asked.has(agent)).map(({ heading }) => heading);
  const empty = sections.filter((section) => !isFilled(section)).map(({ heading }) => heading);
  const line = (words: string, headings: readonly string[]): string[] =>
    headings.length === 0 ? [] : [`${words}: ${headings.join(", ")}.`];
  return [
    ...line(
      "No items provided",
      empty.filter((heading) => !unasked.some((other) => other === heading)),
    ),
    ...line(
      "Not asked, as the plan did not call for it",
      empty.filter((heading) => unasked.some((other) => other === heading)),
    ),
  ];
}

function itemOf(run: DecisionRun, { text, named_by, sources }: Item, samples: number | null): ReportItem {
  const footnotes = footnotesOf(run).filter(({ id }) => sources.includes(id));
  return {
    text,
    named: samples === null ? null : `${named_by} of ${samples}`,
    footnotes: footnotes.map(({ label }) => label),
  };
}

function recommendationOf({ synthesis, samples }: DecisionRun): Recommendation | null {
  if (synthesis.state !== "completed") return null;
  const { output, spread } = synthesis;
  const list = (heading: string, texts: readonly string[]): Section => ({
    heading,
    items: texts.map((text) => ({ text, named: null, footnotes: [] })),
    instead: null,
  });
  return {
    stance: output.recommendation,
    confidence: output.confidence,
    rationale: output.rationale,
    spread:
      samples > 1
        ? spread.map(({ recommendation, count }) => ({ label: stanceLabel(recommendation), count }))
        : null,
    lists: [
      list("Key Trade-offs", output.key_tradeoffs),
      list("Next Steps", output.next_steps),
      list("Open Questions", output.open_questions),
    ],
  };
}

function reasonForNone(synthesis: DecisionRun["synthesis"]): string {
  if (synthesis.state === "failed")
    return `There is no recommendation: ${synthesis.error.code}: ${synthesis.error.message}`;
  if (synthesis.state === "skipped") return "There is no recommendation: every specialist failed.";
  return "There is no recommendation yet: the run is not finished.";
}

/** The paragraphs that items point to, numbered in the order of the context. */
function footnotesOf({ specialists: entries, sources }: DecisionRun): (Footnote & { readonly id: string })[] {
  const used = new Set(
    entries.flatMap((specialist) =>
      specialist.state === "completed" ? specialist.items.flatMap((item) => item.sources) : [],
    ),
  );
  return sources
    .filter(({ id }) => used.has(id))
    .map(({ id, file, text }, index) => ({
      id,
      text,
      label: String(index + 1),
      file: file === null ? null : nameOf(file),
    }));
}

function madeBy({ id, model, created_at, usage }: DecisionRun): string {
  const tokens = (usage.prompt_tokens ?? 0) + (usage.completion_tokens ?? 0);
  const requests = usage.attempts === 1 ? "1 request" : `${usage.attempts} requests`;
  return `Run ${id}, made on ${formatDate(created_at)} with ${model}: ${requests}, ${formatNumber(tokens)} tokens.`;
}
