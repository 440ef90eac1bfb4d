import type { DecisionRun } from "@concordat/contracts/decision-run";
import { formatDate, formatNumber, isSmallModel } from "@concordat/report-kit";
import { noModel } from "../computed/add-computed-answer.js";
import { type ContextPart, contextParts, fileName } from "../context/context-text.js";
import { contradictionText } from "../contradiction/contradiction-text.js";
import { type Contradiction, findContradictions } from "../contradiction/find-contradictions.js";
import type { FollowUp } from "../follow-up/ask-about-decision.js";
import { specialists } from "../specialists/agents.js";
import { stanceLabel } from "../synthesis/stance.js";
import { type ComputedLine, computedLines, notComputedLines } from "./computed-lines.js";
import { confidenceReasons, countLegend } from "./confidence.js";
import { footnotesOf, statementChecker, withoutId } from "./footnotes.js";
import { type ItemInPlace, inPlace } from "./in-place.js";
import { nextSteps } from "./next-steps.js";
import { type OptionsTable, optionsTable } from "./options-table.js";
import type { CheckStatement, CitedStatement, Footnote } from "./report-item.js";
import { formNotes, notesOf } from "./report-notes.js";
import { hasOwnHeading, type Section, sectionWith, sectionWithout } from "./section.js";
import type { SensitivityLine } from "./sensitivity-lines.js";
import { shownStance } from "./shown-stance.js";
import { whatWouldChange } from "./what-would-change.js";

/** The content of a report as a tree, the answer first. It is the source of both Markdown and HTML. */
export interface DecisionReport {
  /** The kind of document. */
  readonly kind: "Decision Report";
  /** The question. */
  readonly title: string;
  /** Problems of the run that a reader must know; empty if it has none. */
  readonly notes: readonly string[];
  /** Whether a small model wrote the text. Its text is then printed after the computed parts. */
  readonly isOfSmallModel: boolean;
  readonly recommendation: Recommendation | null;
  /** Facts that could change the recommendation, and whether this was tested; may be empty. */
  readonly whatWouldChange: readonly SensitivityLine[];
  /** The table of the options; `null` if the question has no options. */
  readonly options: OptionsTable | null;
  /** The reason why the recommendation is missing; `null` if the report has one. */
  readonly noRecommendation: string | null;
  /** The explanation of the count after a statement; `null` if no statement has a count. */
  readonly countLegend: string | null;
  readonly analysis: readonly Section[];
  /** The questions that were asked after the decision, each with its answer. */
  readonly followUps: readonly FollowUpSection[];
  /** Sentences about the empty lists, one for each reason. */
  readonly empty: readonly string[];
  /** Sentences about figures for the same thing that differ between documents, each with both locations. */
  readonly contradictions: readonly string[];
  /** Figures that were computed from tables for the question, without a model. */
  readonly computed: readonly ComputedLine[];
  /** Sentences about questions that the tables did not answer, each with the reason. */
  readonly notComputed: readonly string[];
  /** Lines about inputs that were not read, each with the reason. */
  readonly notRead: readonly string[];
  readonly context: readonly ContextPart[];
  readonly footnotes: readonly Footnote[];
  /** Sentences about answers that broke the requested form, one for each rule. */
  readonly formNotes: readonly string[];
  readonly made: string;
}

/** A question that was asked after the decision, with its answer. */
interface FollowUpSection extends Section {
  /** Whether the answer was computed from a table instead of written by a model. */
  readonly isComputed: boolean;
}

interface Recommendation {
  readonly stance: string;
  readonly confidence: string;
  /** Sentences with reasons to trust the recommendation or not, computed from the run. */
  readonly reasons: readonly string[];
  readonly rationale: ItemInPlace;
  /** The number of answers for each stance, the most frequent first; `null` if the model was asked once. */
  readonly spread: readonly { readonly label: string; readonly count: number }[] | null;
  readonly lists: readonly Section[];
}

/** Returns the content of a run's report. It depends only on the run. */
export function reportOf(run: DecisionRun): DecisionReport {
  const footnotes = footnotesOf(run);
  const check = statementChecker(run, footnotes);
  const contradictions = findContradictions(run);
  const recommendation = recommendationOf(run, check, contradictions);
  const analysis = specialists.map(({ agent, heading }) => sectionOf(run, check, agent, heading));
  const all = [...analysis, ...(recommendation?.lists ?? [])];
  return {
    kind: "Decision Report",
    title: run.question,
    notes: notesOf(run),
    isOfSmallModel: isSmallModel(run.model_parameters),
    recommendation:
      recommendation === null
        ? null
        : { ...recommendation, lists: recommendation.lists.filter(hasOwnHeading) },
    noRecommendation: recommendation === null ? reasonForNone(run.synthesis) : null,
    whatWouldChange: whatWouldChange(run, check, contradictions),
    options: optionsTable(run, check),
    countLegend: countLegend(run),
    analysis: analysis.filter(hasOwnHeading),
    followUps: (run.follow_ups ?? []).map((followUp) => ({
      ...followUpSection(followUp, check),
      isComputed: followUp.model === noModel,
    })),
    empty: emptyLines(all, run),
    contradictions: contradictions.map(contradictionText),
    computed: computedLines(run, check),
    notComputed: notComputedLines(run),
    notRead: run.not_read.map(
      ({ file, page, reason }) => `${fileName(file)}${page === null ? "" : `, page ${page}`}: ${reason}`,
    ),
    context: contextParts(run.context),
    footnotes: footnotes.map(withoutId),
    formNotes: formNotes(run),
    made: madeBy(run),
  };
}

function sectionOf(run: DecisionRun, check: CheckStatement, agent: string, heading: string): Section {
  const entry = run.specialists.find((specialist) => specialist.agent === agent);
  const said = (instead: string | null): Section => sectionWithout(heading, instead);
  if (entry === undefined) return said(isPlanned(run) ? null : "The model has not been asked yet.");
  if (entry.state === "failed")
    return said(`The model gave no usable answer: ${entry.error.code}: ${entry.error.message}`);
  if (entry.state !== "completed") return said("The model has not answered yet.");
  const items = entry.items.map((item) => ({
    ...item,
    named: run.samples > 1 ? `${item.named_by} of ${entry.samples}` : null,
  }));
  return sectionWith(heading, items.map(check));
}

function followUpSection(followUp: FollowUp, check: CheckStatement): Section {
  const { question } = followUp;
  if (followUp.state === "failed")
    return sectionWithout(question, `Not answered: ${followUp.error.code}: ${followUp.error.message}`);
  if (followUp.items.length === 0)
    return sectionWithout(question, "Neither what the model read nor this report answers it.");
  return sectionWith(
    question,
    followUp.items.map((item) => check({ ...item, named: null })),
  );
}

function isPlanned({ plan }: DecisionRun): boolean {
  return plan.state === "completed" || plan.state === "failed";
}

/** Returns a line for each reason why sections are empty: the specialist found nothing, or was not asked. */
function emptyLines(sections: readonly Section[], run: DecisionRun): string[] {
  const asked = new Set(run.specialists.map(({ agent }) => agent));
  const unasked = specialists.filter(({ agent }) => !asked.has(agent)).map(({ heading }) => heading);
  const empty = sections.filter((section) => !hasOwnHeading(section)).map(({ heading }) => heading);
  const line = (words: string, headings: readonly string[]): string[] =>
    headings.length === 0 ? [] : [`${words}: ${headings.join(", ")}.`];
  return [
    ...line(
      "Nothing was found for",
      empty.filter((heading) => !unasked.some((other) => other === heading)),
    ),
    ...line(
      "Not examined, as the plan did not call for it",
      empty.filter((heading) => unasked.some((other) => other === heading)),
    ),
  ];
}

function recommendationOf(
  run: DecisionRun,
  check: CheckStatement,
  contradictions: readonly Contradiction[],
): Recommendation | null {
  const { synthesis, samples } = run;
  if (synthesis.state !== "completed") return null;
  const { output, spread, citations } = synthesis;
  const statement = (text: string, sources: readonly string[] = []): CitedStatement => ({
    text,
    sources: [...sources],
    named: null,
  });
  const list = (heading: string, texts: readonly string[], cited: readonly (readonly string[])[]): Section =>
    sectionWith(
      heading,
      texts.map((text, index) => check(statement(text, cited[index]))),
    );
  // A question states nothing, so nothing of it is in a source.
  const questions = output.open_questions.map((text) => ({ text, named: null, footnotes: [], missing: [] }));
  return {
    stance: shownStance(output.recommendation),
    confidence: `${shownStance(output.confidence)} (the model's own rating)`,
    reasons: confidenceReasons(run, contradictions.length),
    rationale: inPlace(check(statement(output.rationale, citations.rationale))),
    spread:
      samples > 1
        ? spread.map(({ recommendation, count }) => ({
            label: shownStance(stanceLabel(recommendation)),
            count,
          }))
        : null,
    lists: [
      list("Key Trade-offs", output.key_tradeoffs, citations.key_tradeoffs),
      nextSteps(run, synthesis, check),
      { heading: "Open Questions", items: questions, apart: [], instead: null },
    ],
  };
}

function reasonForNone(synthesis: DecisionRun["synthesis"]): string {
  if (synthesis.state === "failed")
    return `There is no recommendation: ${synthesis.error.code}: ${synthesis.error.message}`;
  if (synthesis.state === "skipped")
    return "There is no recommendation: the model gave no usable answer to the questions before it.";
  return "There is no recommendation yet: the run is not finished.";
}

function madeBy({ id, model, created_at, usage }: DecisionRun): string {
  const tokens = (usage.prompt_tokens ?? 0) + (usage.completion_tokens ?? 0);
  const requests = usage.attempts === 1 ? "1 request" : `${usage.attempts} requests`;
  return `Made on ${formatDate(created_at)} with the model ${model}: ${requests}, ${formatNumber(tokens)} tokens. Run ${id}.`;
}
