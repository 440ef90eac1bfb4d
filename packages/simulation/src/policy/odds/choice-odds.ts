import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { drawnOdds } from "@concordat/llm";
import type { Choice } from "../../world/choice.js";
import { choiceOfState } from "./choice-of-state.js";

/** The probability of each choice of a decision, and its source. */
export interface ChoiceOdds {
  /**
   * The source of the odds. `rule`: a rule drew the choice from them. `drawn`: the choice was drawn from the model's
   * odds. `evaluated` and `listed`: the model wrote the answer itself; its odds come from a complete evaluation, or
   * from a server's list of probable tokens.
   */
  readonly source: "rule" | "drawn" | "evaluated" | "listed";
  /** The name of the rule; `null` if the odds are the model's. */
  readonly rule: string | null;
  /** The choices, in the order of the contract. Their probabilities add up to 1. */
  readonly options: readonly OddsOption[];
}

/** A choice with its probability. */
export interface OddsOption {
  /** The choice. */
  readonly value: string;
  /** The probability of the choice, in steps of a millionth. */
  readonly probability: number;
}

/** The fields of a choice: in a complete decision, and as the next state of the chart. */
const fields = { choice: "/choice", state: "/next_state" } as const;

/**
 * The odds of a recorded choice; `null` if it has none. A failed decision has them too if they were known
 * before it failed.
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

/** The odds of choices, from those of the states that lead to them. */
function ofStates(options: readonly OddsOption[]): OddsOption[] {
  const sums = new Map<Choice, number>();
  for (const { value, probability } of options) {
    const choice = choiceOfState(value);
    sums.set(choice, (sums.get(choice) ?? 0) + Math.round(probability * 1_000_000));
  }
  return Array.from(sums, ([value, millionths]) => ({ value, probability: millionths / 1_000_000 }));
}
