import { type AnswerForm, addUsage, type Outcome } from "@concordat/llm";
import { countNames } from "../count-names.js";
import { isUnreachable } from "../models/is-unreachable.js";
import type { Questions } from "./ask-model.js";
import { type OddsAgreement, oddsAgreement } from "./odds-agreement.js";

/** How well a model's answers satisfied a contract. */
export interface ModelScore {
  readonly model: string;
  /** How values were requested: as JSON or field by field. */
  readonly form: AnswerForm;
  /** Number of inputs that the model was asked about. */
  readonly asked: number;
  /** Number of values whose first answer was valid. */
  readonly validAtOnce: number;
  /** Number of values that became valid after a correction or with a higher token limit. */
  readonly validLater: number;
  /** Number of inputs without a valid value, by the code of the last error. */
  readonly failed: Readonly<Record<string, number>>;
  /** Number of valid values that needed a repair. */
  readonly repaired: number;
  /** Repairs of valid values, by name. */
  readonly repairs: Readonly<Record<string, number>>;
  /** Number of tokens of all prompts; `null` if the engine does not report it. */
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  /** Seconds for all inputs. */
  readonly seconds: number;
  /** The reason why the remaining inputs were not sent to the model; `null` if all were sent. */
  readonly unreachable: string | null;
  /** How well the probabilities match the answers; `null` if none were requested. */
  readonly odds: OddsAgreement | null;
}

/** Summarizes a model's outcomes. */
export function scoreOf(
  model: string,
  outcomes: readonly Outcome<unknown>[],
  { form, odds }: Pick<Questions, "form" | "odds">,
): ModelScore {
  const valid = outcomes.filter(({ state }) => state === "valid");
  const names = valid.map(({ attempts }) => (attempts.at(-1)?.repairs ?? []).map(({ name }) => name));
  return {
    model,
    form,
    asked: outcomes.length,
    validAtOnce: valid.filter(isAtOnce).length,
    validLater: valid.filter((outcome) => !isAtOnce(outcome)).length,
    failed: counted(outcomes.flatMap((outcome) => (outcome.state === "valid" ? [] : [outcome.error.code]))),
    repaired: names.filter(({ length }) => length > 0).length,
    repairs: counted(names.flat()),
    ...addUsage(outcomes.map(({ usage }) => usage)),
    seconds: outcomes.reduce((total, { durationMs }) => total + durationMs, 0) / 1_000,
    unreachable: unreachableIn(outcomes),
    odds: odds.length === 0 ? null : oddsAgreement(outcomes, odds),
  };
}

/** Whether no request was repeated. If fields are requested one at a time, each field is requested once. */
function isAtOnce({ answers, attempts }: Outcome<unknown>): boolean {
  const asked = attempts.map(({ turn }) => turn?.field ?? "");
  return attempts.every(({ turn }) => turn === null) ? answers === 1 : new Set(asked).size === asked.length;
}

/** Whether every input has a valid value. */
export function isFlawless({ asked, validAtOnce, validLater, unreachable }: ModelScore): boolean {
  return unreachable === null && validAtOnce + validLater === asked;
}

function unreachableIn(outcomes: readonly Outcome<unknown>[]): string | null {
  const last = outcomes.at(-1);
  return last?.state === "failed" && isUnreachable(last.error.code) ? last.error.message : null;
}

function counted(names: readonly string[]): Record<string, number> {
  return Object.fromEntries([...countNames(names)].toSorted(([, a], [, b]) => b - a));
}
