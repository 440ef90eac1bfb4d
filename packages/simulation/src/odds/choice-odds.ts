import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { drawnOdds } from "@concordat/llm";
import type { Choice } from "../policy/choice.js";
import { choiceOfState } from "./choice-of-state.js";

/** How probable each choice of a decision was, and who says so. */
export interface ChoiceOdds {
  /**
   * `rule`: a rule drew the choice from them. `drawn`: the model gave them, and the choice was drawn from them. `evaluated` and `listed`:
   * the model gave them next to an answer that it wrote itself, evaluated whole or from a server's list of probable tokens.
   */
  readonly source: "rule" | "drawn" | "evaluated" | "listed";
  /** The name of the rule; `null` where the model gave the odds. */
  readonly rule: string | null;
  /** The choices, in the order of the contract. Their probabilities sum up to 1. */
  readonly options: readonly OddsOption[];
}

/** A choice with its probability. */
export interface OddsOption {
  /** The choice. */
  readonly value: string;
  /** Its probability, in steps of a millionth. */
  readonly probability: number;
}

/** The fields that a choice is asked for with: a decision as a whole, and the next state of the chart. */
const fields = { choice: "/choice", state: "/next_state" } as const;

/**
 * The odds of a decision's choice, as its record has them; `null` where it has none. A decision that failed has them, too, where they
 * were known before it failed.
 */
export function choiceOdds(record: DecisionRecord): ChoiceOdds | null {
  return oddsOfRule(record) ?? oddsDrawnFrom(record) ?? oddsNextToAnswer(record);
}

/** Whether the choice was drawn from these odds, so that its expected rate is the mean of their probabilities. */
export function isDrawnFrom({ source }: Pick<ChoiceOdds, "source">): boolean {
  return source === "rule" || source === "drawn";
}

function oddsOfRule(record: DecisionRecord): ChoiceOdds | null {
  const rule = "rule" in record ? record.rule : undefined;
  if (rule === undefined) return null;
  const { name, options } = rule;
  return { source: "rule", rule: name, options: options.map(optionOf) };
}

function oddsDrawnFrom({ steps }: DecisionRecord): ChoiceOdds | null {
  const attempts = steps.flatMap((step) => step.attempts);
  const odds = drawnOdds(attempts, fields.choice);
  return odds === null ? null : { source: "drawn", rule: null, options: odds.options.map(optionOf) };
}

function oddsNextToAnswer({ steps }: DecisionRecord): ChoiceOdds | null {
  for (const { odds } of steps)
    for (const found of odds?.fields ?? [])
      if (found.state === "known" && (found.field === fields.choice || found.field === fields.state)) {
        const options = found.field === fields.choice ? found.options.map(optionOf) : ofStates(found.options);
        return { source: found.source, rule: null, options };
      }
  return null;
}

function optionOf({ value, probability }: OddsOption): OddsOption {
  return { value, probability };
}

/** The odds of choices from those of the states that they lead to. */
function ofStates(options: readonly OddsOption[]): OddsOption[] {
  const sums = new Map<Choice, number>();
  for (const { value, probability } of options) {
    const choice = choiceOfState(value);
    sums.set(choice, (sums.get(choice) ?? 0) + Math.round(probability * 1_000_000));
  }
  return Array.from(sums, ([value, millionths]) => ({ value, probability: millionths / 1_000_000 }));
}
