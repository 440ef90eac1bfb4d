import type { Contract } from "@concordat/contracts/contract";
import type { DecisionRun } from "@concordat/contracts/decision-run";
import { isRecord } from "@concordat/contracts/options";
import { shapedAnswer } from "../form/answer-shape.js";
import { noSource } from "../specialists/sources.js";
import { type AspectName, aspects } from "./aspects.js";

/** Statements requested for each aspect of an option. */
const maxStatements = 3;

/** A statement about an option, with the id of the passage that it rests on. */
interface Statement {
  readonly text: string;
  readonly source?: unknown;
}

/** What a model says of an option. */
export type OptionAnswer = Readonly<Record<AspectName, readonly Statement[]>>;

/** The contract of an assessment: a list of statements for each aspect; each statement names its passage first if there are passages. */
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

function isOptionAnswer(value: unknown): value is OptionAnswer {
  return isRecord(value) && aspects.every(({ name }) => isStatementList(value[name]));
}

function isStatementList(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => isRecord(each) && typeof each.text === "string");
}
