import type { CompletedSynthesis, DecisionRun } from "@concordat/contracts/decision-run";
import { supportOf } from "../citation/check-run.js";
import { computedFigures } from "../computed/computed-figure.js";
import { placeText } from "../documents/place-text.js";
import { aspects } from "../options/aspects.js";
import type { CheckStatement, Footnote } from "./report-item.js";

/** A footnote with the id of its passage. */
export type CitedPassage = Footnote & { readonly id: string };

/** Returns a footnote without the id of its passage, as the report shows it. */
export function withoutId({ label, place, text }: CitedPassage): Footnote {
  return { label, place, text };
}

/** Returns the passages that statements cite, numbered in the order of the context. */
export function footnotesOf(run: DecisionRun): CitedPassage[] {
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

/**
 * Returns the passages that the rationale and the existing items cite. An answer may cite more passages than it has
 * items.
 */
function citedByParts({ citations, output, weakest_assumption }: CompletedSynthesis): string[] {
  return [
    citations.rationale,
    weakest_assumption?.sources ?? [],
    ...citations.key_tradeoffs.slice(0, output.key_tradeoffs.length),
    ...citations.next_steps.slice(0, output.next_steps.length),
  ].flat();
}

/** Returns a function that checks a statement of the run against its passages. */
export function statementChecker(run: DecisionRun, footnotes: readonly CitedPassage[]): CheckStatement {
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
