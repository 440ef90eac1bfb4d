import type { CompletedSynthesis, DecisionRun, Item, StepDetail } from "@concordat/contracts/decision-run";
import { formatDate, formatNumber, isSmallModel } from "@concordat/report-kit";
import { missingFromSource } from "../citation/check-citation.js";
import { knownOf, type Support, supportOf } from "../citation/check-run.js";
import { readDates } from "../citation/read-dates.js";
import { noModel } from "../computed/add-computed-answer.js";
import { computedFigures } from "../computed/computed-figure.js";
import { type ContextPart, contextParts, nameOf } from "../context/context-text.js";
import { contradictionText } from "../contradiction/contradiction-text.js";
import { type Contradiction, findContradictions } from "../contradiction/find-contradictions.js";
import { placeText } from "../documents/place-text.js";
import type { FollowUp } from "../follow-up/ask-about-decision.js";
import { aspects } from "../options/aspects.js";
import { specialists } from "../specialists/agents.js";
import { stanceLabel } from "../synthesis/stance.js";
import { type ComputedLine, computedLines, notComputedLines } from "./computed-lines.js";
import { confidenceReasons, countLegend } from "./confidence.js";
import { type ItemInPlace, inPlace } from "./in-place.js";
import { notSaid, type OptionsTable, optionsTable } from "./options-table.js";
import { formNotes, notesOf } from "./report-notes.js";
import type { SensitivityLine } from "./sensitivity-lines.js";
import { shownStance } from "./shown-stance.js";
import { whatWouldChange } from "./what-would-change.js";

/** A report as a tree of what it says, the answer first, before it is written as Markdown or HTML. */
export interface Report {
  /** What kind of document it is. */
  readonly kind: "Decision Report";
  /** The question. */
  readonly title: string;
  /** Problems of the run that a reader must know; empty if there are none. */
  readonly notes: readonly string[];
  /** Whether its words are those of a small model, which come after what was computed. */
  readonly isOfSmallModel: boolean;
  readonly recommendation: Recommendation | null;
  /** What would change the recommendation, and whether it was tested; empty if there is none. */
  readonly whatWouldChange: readonly SensitivityLine[];
  /** The options next to each other; `null` if the question has none. */
  readonly options: OptionsTable | null;
  /** Why there is none; null when there is one. */
  readonly noRecommendation: string | null;
  /** What the count after a statement means; `null` if no statement has one. */
  readonly countLegend: string | null;
  readonly analysis: readonly Section[];
  /** The questions that were asked about the decision after it, each with its answer. */
  readonly followUps: readonly FollowUpSection[];
  /** The lists with nothing in them, a sentence for each reason. */
  readonly empty: readonly string[];
  /** Figures for the same thing that differ between documents, a sentence each with both places. */
  readonly contradictions: readonly string[];
  /** Figures that were computed from tables for the question, without a model. */
  readonly computed: readonly ComputedLine[];
  /** What was asked of the tables and not computed, a sentence each with its reason. */
  readonly notComputed: readonly string[];
  /** What was given and not read, a line each with its reason. */
  readonly notRead: readonly string[];
  readonly context: readonly ContextPart[];
  readonly footnotes: readonly Footnote[];
  /** Which answers did not keep to the form that was asked for, a sentence each. */
  readonly formNotes: readonly string[];
  readonly made: string;
}

/** A question that was asked afterwards, with its answer. */
interface FollowUpSection extends Section {
  /** Whether a table answered it, without a model. */
  readonly isComputed: boolean;
}

/** A list with its heading, or what is said in its place. */
export interface Section {
  readonly heading: string;
  readonly items: readonly ReportItem[];
  /** Items that no passage supports, apart from the others; empty lists are left out. */
  readonly apart: readonly { readonly heading: string; readonly items: readonly ReportItem[] }[];
  /** Why the specialist gave none, where it failed or was not asked yet; `null` if it answered. */
  readonly instead: string | null;
}

export interface ReportItem {
  readonly text: string;
  /** How many answers named it, such as `2 of 3`; null when each specialist was asked once. */
  readonly named: string | null;
  /** The passages that it cites. */
  readonly footnotes: readonly Footnote[];
  /** Who does it and until when, where it is a next step; absent otherwise. */
  readonly detail?: string;
  /** The parts of the item that the cited passages do not contain; empty if they contain all of it, or if it cites nothing. */
  readonly missing: readonly string[];
}

interface Recommendation {
  readonly stance: string;
  readonly confidence: string;
  /** Why it can be trusted, or not: counted from the run, a sentence each. */
  readonly reasons: readonly string[];
  readonly rationale: ItemInPlace;
  /** How often each stance was taken, the most frequent first, by its label; null when asked once. */
  readonly spread: readonly { readonly label: string; readonly count: number }[] | null;
  readonly lists: readonly Section[];
}

/** A paragraph that items cite. Its label is a number, since the ids come from the author of the run. */
export interface Footnote {
  readonly label: string;
  /** Where it is, such as `minutes.pdf, page 2, line 4`; `null` if it has no place. */
  readonly place: string | null;
  readonly text: string;
}

/** The content of a run's report. Depends on the run alone. */
export function reportOf(run: DecisionRun): Report {
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
      recommendation === null ? null : { ...recommendation, lists: recommendation.lists.filter(isFilled) },
    noRecommendation: recommendation === null ? reasonForNone(run.synthesis) : null,
    whatWouldChange: whatWouldChange(run, check, contradictions),
    options: optionsTable(run, check),
    countLegend: countLegend(run),
    analysis: analysis.filter(isFilled),
    followUps: (run.follow_ups ?? []).map((followUp) => ({
      ...followUpSection(followUp, check),
      isComputed: followUp.model === noModel,
    })),
    empty: emptyLines(all, run),
    contradictions: contradictions.map(contradictionText),
    computed: computedLines(run, check),
    notComputed: notComputedLines(run),
    notRead: run.not_read.map(
      ({ file, page, reason }) => `${nameOf(file)}${page === null ? "" : `, page ${page}`}: ${reason}`,
    ),
    context: contextParts(run.context),
    footnotes: footnotes.map(withoutId),
    formNotes: formNotes(run),
    made: madeBy(run),
  };
}

/** The lists that are in the report; the others share a line. */
function isFilled({ items, apart, instead }: Section): boolean {
  return items.length > 0 || apart.length > 0 || instead !== null;
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

/** A section without items, with what is said in their place. */
function sectionWithout(heading: string, instead: string | null): Section {
  return { heading, items: [], apart: [], instead };
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

/** Lists without items in one line for each reason: nothing was found, or no one was asked. */
function emptyLines(sections: readonly Section[], run: DecisionRun): string[] {
  const asked = new Set(run.specialists.map(({ agent }) => agent));
  const unasked = specialists.filter(({ agent }) => !asked.has(agent)).map(({ heading }) => heading);
  const empty = sections.filter((section) => !isFilled(section)).map(({ heading }) => heading);
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

/** An item with the passages that it names. */
interface Statement extends Pick<Item, "text" | "sources"> {
  readonly named: string | null;
  /** What is supposed, so that it needs no source. Default: nothing. */
  readonly supposed?: string;
}

/** A statement as an item of the report, with the state of its support. */
export interface CheckedStatement {
  readonly state: Support["state"];
  readonly item: ReportItem;
}

export type CheckStatement = (statement: Statement) => CheckedStatement;

/** A section of statements: those that their passages support, then the others. */
function sectionWith(heading: string, checked: readonly CheckedStatement[]): Section {
  const inState = (...states: Support["state"][]): ReportItem[] =>
    checked.filter(({ state }) => states.includes(state)).map(({ item }) => item);
  const apart = [
    { heading: "Not in the cited source", items: inState("not-in-source") },
    { heading: "No source cited", items: inState("without-source") },
  ];
  return {
    heading,
    items: inState("cited", "unchecked"),
    apart: apart.filter(({ items }) => items.length > 0),
    instead: null,
  };
}

/** Returns a function that checks a statement of the run against its passages. */
function statementChecker(run: DecisionRun, footnotes: readonly CitedPassage[]): CheckStatement {
  return ({ text, sources, named, supposed }) => {
    const question = supposed === undefined ? run.question : `${run.question}\n${supposed}`;
    const support = supportOf({ ...run, question }, text, sources);
    const cited = footnotes.filter(({ id }) => sources.includes(id));
    return {
      state: support.state,
      item: {
        text,
        named,
        footnotes: cited.map(withoutId),
        missing: support.state === "not-in-source" ? support.missing : [],
      },
    };
  };
}

function recommendationOf(
  run: DecisionRun,
  check: CheckStatement,
  contradictions: readonly Contradiction[],
): Recommendation | null {
  const { synthesis, samples } = run;
  if (synthesis.state !== "completed") return null;
  const { output, spread, citations } = synthesis;
  const statement = (text: string, sources: readonly string[] = []): Statement => ({
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

/** The next steps, each with its owner and date where its passage names them. */
function nextSteps(run: DecisionRun, synthesis: CompletedSynthesis, check: CheckStatement): Section {
  const { output, citations, steps } = synthesis;
  const checked = output.next_steps.map((text, index) => {
    const sources = citations.next_steps[index] ?? [];
    const statement = check({ text, sources, named: null });
    const detail = steps === undefined ? null : stepDetail(run, steps[index], sources);
    return detail === null ? statement : { ...statement, item: { ...statement.item, detail } };
  });
  return sectionWith("Next Steps", checked);
}

/** An owner or a date that the step's passage does not contain was not said, whatever the model wrote. */
function stepDetail(run: DecisionRun, step: StepDetail | undefined, sources: readonly string[]): string {
  const said = (text: string | null | undefined): string =>
    typeof text === "string" && isNamed(run, text, sources) ? text : notSaid;
  return `owner: ${said(step?.owner)}; date: ${said(step?.due)}`;
}

/** Whether the cited passages contain every word of an owner or a date, or the same date in a different format. */
function isNamed(run: DecisionRun, text: string, ids: readonly string[]): boolean {
  const known = run.sources
    .filter(({ id }) => ids.includes(id))
    .flatMap((source) => knownOf(run.documents, source))
    .join("\n");
  const isDate = readDates(text).dates.length > 0;
  if (isDate) return missingFromSource(text, [known], "").length === 0;
  const words = (of: string): string[] => of.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const there = new Set(words(known));
  return words(text).length > 0 && words(text).every((word) => there.has(word));
}

function reasonForNone(synthesis: DecisionRun["synthesis"]): string {
  if (synthesis.state === "failed")
    return `There is no recommendation: ${synthesis.error.code}: ${synthesis.error.message}`;
  if (synthesis.state === "skipped")
    return "There is no recommendation: the model gave no usable answer to the questions before it.";
  return "There is no recommendation yet: the run is not finished.";
}

/** A footnote with the id of its passage. */
type CitedPassage = Footnote & { readonly id: string };

function withoutId({ label, place, text }: CitedPassage): Footnote {
  return { label, place, text };
}

/** The passages that statements cite, numbered in the order of the context. */
function footnotesOf(run: DecisionRun): CitedPassage[] {
  const { specialists: entries, sources, synthesis, follow_ups: asked = [], options = [], sensitivity } = run;
  const used = new Set([
    ...computedFigures(run).map(({ source }) => source),
    ...[...entries, ...asked].flatMap((part) =>
      part.state === "completed" ? part.items.flatMap((item) => item.sources) : [],
    ),
    ...(synthesis.state === "completed" ? citedByParts(synthesis) : []),
    ...options.flatMap((option) =>
      option.state === "completed"
        ? aspects.flatMap(({ name }) => option[name].flatMap((item) => item.sources))
        : [],
    ),
    ...(sensitivity?.state === "completed"
      ? sensitivity.changes.flatMap((change) =>
          change.state === "completed" ? change.rationale.sources : [],
        )
      : []),
  ]);
  return sources
    .filter(({ id }) => used.has(id))
    .map((source, index) => ({
      id: source.id,
      text: source.text,
      label: String(index + 1),
      place: placeText(source),
    }));
}

/** The passages of the rationale and of the items that there are: an answer may name more of them than it has items. */
function citedByParts({ citations, output, weakest_assumption }: CompletedSynthesis): string[] {
  return [
    citations.rationale,
    weakest_assumption?.sources ?? [],
    ...citations.key_tradeoffs.slice(0, output.key_tradeoffs.length),
    ...citations.next_steps.slice(0, output.next_steps.length),
  ].flat();
}

function madeBy({ id, model, created_at, usage }: DecisionRun): string {
  const tokens = (usage.prompt_tokens ?? 0) + (usage.completion_tokens ?? 0);
  const requests = usage.attempts === 1 ? "1 request" : `${usage.attempts} requests`;
  return `Made on ${formatDate(created_at)} with the model ${model}: ${requests}, ${formatNumber(tokens)} tokens. Run ${id}.`;
}
