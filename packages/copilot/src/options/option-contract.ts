import type { Contract } from "@concordat/contracts/contract";
import type { DecisionRun } from "@concordat/contracts/decision-run";
import { isRecord } from "@concordat/contracts/options";
import { shapedAnswer } from "../form/answer-shape.js";
import { noSource } from "../specialists/sources.js";
import { type AspectName, aspects } from "./aspects.js";

/** Maximum number of statements to request for each aspect of an option. */
const maxStatements = 3;

/** A statement about an option, with the id of the passage that supports it. */
interface Statement {
  readonly text: string;
  readonly source?: unknown;
}

/** A model's answer about an option. */
export type OptionAnswer = Readonly<Record<AspectName, readonly Statement[]>>;

/**
 * Returns the contract of an assessment: a list of statements for each aspect. If the run has passages, each
 * statement names its passage first.
 */
export function optionContract({ sources }: Pick<DecisionRun, "sources">): Contract<OptionAnswer> {
  const ids = sources.map(({ id }) => id);
  const cited = sources.length === 0 ? {} : { source: { type: "string", enum: [...ids, noSource] } as const };
  const list = {
    type: "array",
    maxItems: maxStatements,
    items: {
      type: "object",
      properties: { ...cited, text: { type: "string", minLength: 1 } },
      required: [...Object.keys(cited), "text"],
      additionalProperties: false,
    },
  } as const;
  return shapedAnswer({
    name: "option-assessment",
    schema: {
      type: "object",
      properties: Object.fromEntries(aspects.map(({ name }) => [name, list])),
      required: aspects.map(({ name }) => name),
      additionalProperties: false,
    },
    isAnswer: isOptionAnswer,
    message: `must have the lists ${aspects.map(({ name }) => name).join(", ")}, each of statements with a text`,
  });
}

/** A model's answer about an option if fields are requested one at a time: statements without passages. */
type SaidInTurns = Readonly<Record<AspectName, readonly string[]>>;

/** The contract of an assessment whose fields are requested one at a time: a list of statements for each aspect. */
export const optionTurnsContract: Contract<SaidInTurns> = shapedAnswer({
  name: "option-assessment",
  schema: {
    type: "object",
    properties: Object.fromEntries(
      aspects.map(({ name }) => [
        name,
        { type: "array", maxItems: maxStatements, items: { type: "string", minLength: 1 } },
      ]),
    ),
    required: aspects.map(({ name }) => name),
    additionalProperties: false,
  },
  isAnswer: isSaidInTurns,
  message: `must have the lists ${aspects.map(({ name }) => name).join(", ")}, each of texts`,
});

/** Converts statements that were requested one field at a time to an answer with passages, which are all absent. */
export function statementsOf(said: SaidInTurns): OptionAnswer {
  const statements = (name: AspectName): OptionAnswer[AspectName] => said[name].map((text) => ({ text }));
  return {
    pros: statements("pros"),
    cons: statements("cons"),
    cost: statements("cost"),
    time: statements("time"),
    risk: statements("risk"),
    reversibility: statements("reversibility"),
    would_change: statements("would_change"),
  };
}

function isSaidInTurns(value: unknown): value is SaidInTurns {
  return (
    isRecord(value) &&
    aspects.every(({ name }) => {
      const list = value[name];
      return Array.isArray(list) && list.every((text) => typeof text === "string");
    })
  );
}

function isOptionAnswer(value: unknown): value is OptionAnswer {
  return isRecord(value) && aspects.every(({ name }) => isStatementList(value[name]));
}

function isStatementList(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => isRecord(each) && typeof each.text === "string");
}
