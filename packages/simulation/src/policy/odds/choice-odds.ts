import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { drawnOdds } from "@concordat/llm";
import type { Choice } from "../../world/choice.js";
import { choiceOfState } from "./choice-of-state.js";

/** The probability of each choice in a decision, and the source of the probabilities. */
export interface ChoiceOdds {
  /**
   * The source of the probabilities. `rule`: a rule sampled the choice from them. `drawn`: the choice was sampled from
   * the probabilities of the model. `evaluated` and `listed`: the model wrote the answer itself, and its probabilities
   * were computed from a complete evaluation of the options, or from the server's list of probable tokens.
   */
  readonly source: "rule" | "drawn" | "evaluated" | "listed";
  /** The name of the rule; `null` if the probabilities are the model's. */
  readonly rule: string | null;
  /** The choices, in the order of the contract. Their probabilities add up to 1. */
  readonly options: readonly OddsOption[];
}

/** A choice with its probability. */
export interface OddsOption {
  /** The choice. */
  readonly value: string;
  /** The probability of the choice, rounded to a millionth. */
  readonly probability: number;
}

/**
 * The locations of the choice in a complete decision (`choice`), and in an answer that names the chart's next state
 * (`state`).
 */
const fields = { choice: "/choice", state: "/next_state" } as const;

/**
 * Returns the probabilities of a recorded choice; `null` if there are none. A failed decision also has them if they
 * were known before it failed.
 */
export function choiceOdds(record: DecisionRecord): ChoiceOdds | null {
  return oddsOfRule(record) ?? oddsDrawnFrom(record) ?? oddsNextToAnswer(record);
}

/**
 * Whether the choice was sampled from these probabilities. If so, the expected rate of a choice is the mean of its
 * probabilities.
 */
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
        const options =
          found.field === fields.choice ? found.options.map(optionOf) : oddsOfChoices(found.options);
        return { source: found.source, rule: null, options };
      }
  return null;
}

function optionOf({ value, probability }: OddsOption): OddsOption {
  return { value, probability };
}

/** Converts the probabilities of the chart's states to those of the choices that the states represent. */
function oddsOfChoices(options: readonly OddsOption[]): OddsOption[] {
  const sums = new Map<Choice, number>();
  for (const { value, probability } of options) {
    const choice = choiceOfState(value);
    sums.set(choice, (sums.get(choice) ?? 0) + Math.round(probability * 1_000_000));
  }
  return Array.from(sums, ([value, millionths]) => ({ value, probability: millionths / 1_000_000 }));
}
