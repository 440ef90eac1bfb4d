import { describeSchema } from "../prompt/describe-schema.js";
import { fieldWords } from "../words/field-words.js";
import type { NamedOption } from "./read/read-option-answer.js";
import type { OptionValue, TurnField } from "./turn-field.js";
import type { TurnPlan } from "./turn-plan.js";
import type { TurnQuestion } from "./turn-question.js";
import { instructions, yesOrNo } from "./wording.js";

/** The question about a field. */
export interface FieldQuestion {
  readonly text: string;
  readonly prefill: string;
  /** The options, with their names in the question. */
  readonly options: readonly NamedOption[];
}

/**
 * Returns the question for a field. It is given by the caller, or else built from the field's title and description.
 */
export function fieldQuestion(field: TurnField, plan: Pick<TurnPlan, "questions" | "lower">): FieldQuestion {
  const given = givenQuestion(plan.questions[field.pointer]);
  const options = optionNames(field.options, plan.questions[field.pointer]);
  const about = given?.ask ?? aboutField(field);
  return {
    text: [about, instruction(field, options, about, plan)].filter((part) => part !== "").join(" "),
    prefill: field.kind === "text" ? (given?.prefill ?? "") : "",
    options,
  };
}

/** Returns the names of a field's options. */
export function optionNames(
  values: readonly OptionValue[],
  question: string | TurnQuestion | undefined,
): readonly NamedOption[] {
  const given = givenQuestion(question);
  return values.map((value) => ({ value, name: nameOf(value, given) }));
}

function givenQuestion(given: string | TurnQuestion | undefined): TurnQuestion | undefined {
  return typeof given === "string" ? { ask: given } : given;
}

function nameOf(value: OptionValue, given: TurnQuestion | undefined): string {
  const own = given?.options ?? {};
  if (Object.hasOwn(own, String(value))) return own[String(value)] ?? String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

/** Returns the contract's description of a field: its title or name, and its meaning. */
function aboutField({ name, schema, pointer }: TurnField): string {
  const words = fieldWords(schema, pointer === "");
  const title = schema.title ?? name?.replaceAll("_", " ");
  if (title === undefined) return words;
  return words === "" ? `${title}?` : `${title}: ${words}`;
}

function instruction(
  { kind, schema }: TurnField,
  options: readonly NamedOption[],
  about: string,
  { lower }: Pick<TurnPlan, "lower">,
): string {
  if (kind === "text") return "";
  if (kind === "json") return `${instructions.json} ${describeSchema(lower(schema).wire(1))}`;
  if (kind !== "options") return instructions[kind];
  if (options.every(({ name }) => about.includes(name))) return "";
  if (options.every(({ value }) => typeof value === "boolean")) return yesOrNo;
  return `${instructions.options} ${options.map(({ name }) => name).join(", ")}.`;
}
