import type { Contract } from "@concordat/contracts/contract";
import type { DecisionRun, Item } from "@concordat/contracts/decision-run";
import { isRecord } from "@concordat/contracts/options";
import { supportOf } from "../citation/check-run.js";
import { findContradictions } from "../contradiction/find-contradictions.js";
import { shapedAnswer } from "../form/answer-shape.js";

/** Maximum number of facts to change. */
const maxChanges = 2;

/** A fact of a run with the signs that it is uncertain. */
export interface UncertainFact {
  /** The id of the fact in requests to the model. */
  readonly id: string;
  readonly fact: Item;
  /** Signs that the fact is uncertain, as text; empty if it has none. */
  readonly signs: readonly string[];
}

/** Returns the facts that the specialists found, each with the signs that it is uncertain. */
export function specialistFacts(run: DecisionRun): UncertainFact[] {
  const entry = run.specialists.find(({ agent }) => agent === "facts");
  if (entry?.state !== "completed") return [];
  const disputed = new Set(
    findContradictions(run).flatMap(({ first, second }) => [first.source.id, second.source.id]),
  );
  return entry.items.map((fact, index) => ({
    id: `f${index + 1}`,
    fact,
    signs: [
      ...(fact.sources.some((id) => disputed.has(id)) ? ["documents differ on it"] : []),
      ...supportSigns(run, fact),
      ...(fact.named_by < entry.samples ? [`named by ${fact.named_by} of ${entry.samples} answers`] : []),
    ],
  }));
}

function supportSigns(run: DecisionRun, { text, sources }: Item): string[] {
  const { state } = supportOf(run, text, sources);
  if (state === "not-in-source") return ["not in the passage that it cites"];
  return state === "without-source" ? ["without a source"] : [];
}

/** The facts that a model considers least certain, each as it would read if it were different. */
export interface ChangesAnswer {
  readonly changes: readonly { readonly fact: string; readonly instead: string }[];
}

/** Returns the contract of the choice of facts: at most two of these ids, each with its changed sentence. */
export function changesContract(facts: readonly UncertainFact[]): Contract<ChangesAnswer> {
  return shapedAnswer({
    name: "changed-facts",
    schema: {
      type: "object",
      properties: {
        changes: {
          type: "array",
          maxItems: maxChanges,
          items: {
            type: "object",
            properties: {
              fact: { type: "string", enum: facts.map(({ id }) => id) },
              instead: { type: "string", minLength: 1 },
            },
            required: ["fact", "instead"],
            additionalProperties: false,
          },
        },
      },
      required: ["changes"],
      additionalProperties: false,
    },
    isAnswer: isChangesAnswer,
    message: "must have changes, a list of objects with fact and instead",
  });
}

/** Returns the facts to change if the model does not choose them: those with the most signs that they are uncertain. */
export function leastCertain(facts: readonly UncertainFact[]): UncertainFact[] {
  return [...facts].sort((a, b) => b.signs.length - a.signs.length).slice(0, maxChanges);
}

/** Returns the contract of an answer that contains each of these facts as it would read if it were different. */
export function changedFactsContract(
  facts: readonly UncertainFact[],
): Contract<Readonly<Record<string, string>>> {
  const ids = facts.map(({ id }) => id);
  return shapedAnswer({
    name: "changed-facts",
    schema: {
      type: "object",
      properties: Object.fromEntries(ids.map((id) => [id, { type: "string", minLength: 1 }])),
      required: ids,
      additionalProperties: false,
    },
    isAnswer: (value): value is Readonly<Record<string, string>> =>
      isRecord(value) && ids.every((id) => typeof value[id] === "string"),
    message: `must have the texts ${ids.join(", ")}`,
  });
}

/** Converts the changed sentences by fact to a `ChangesAnswer`. */
export function changesAnswer(instead: Readonly<Record<string, string>>): ChangesAnswer {
  return { changes: Object.entries(instead).map(([fact, text]) => ({ fact, instead: text })) };
}

function isChangesAnswer(value: unknown): value is ChangesAnswer {
  return (
    isRecord(value) &&
    Array.isArray(value.changes) &&
    value.changes.every(
      (each) => isRecord(each) && typeof each.fact === "string" && typeof each.instead === "string",
    )
  );
}

/**
 * Returns the usable changes of an answer: at most one for each existing fact, with a sentence that differs from the
 * fact.
 */
export function usableChanges(
  facts: readonly UncertainFact[],
  { changes }: ChangesAnswer,
): { readonly fact: Item; readonly instead: string }[] {
  const used = new Set<string>();
  return changes
    .flatMap(({ fact: id, instead }) => {
      const found = facts.find((fact) => fact.id === id);
      if (found === undefined || used.has(id) || !isChange(found.fact.text, instead)) return [];
      used.add(id);
      return [{ fact: found.fact, instead: instead.trim() }];
    })
    .slice(0, maxChanges);
}

function isChange(fact: string, instead: string): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return plain(instead) !== "" && plain(instead) !== plain(fact);
}
