import { type Choice, neutralAnswerOdds, neutralOdds, spokenChoices } from "@concordat/agent";
import {
  checkOptions,
  checkValue,
  isRecord,
  type Rule,
  type Rules,
  required,
} from "@concordat/contracts/options";
import { adjustOdds, type ChatClient, callRules } from "@concordat/llm";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import { answerContract } from "../scenario/surveys/answer-contract.js";

/** The measurements by which the odds of a scenario's choices are adjusted. */
export interface AdjustedClientOptions {
  /** The model: one that evaluates options (`odds: "exact"`). */
  readonly client: ChatClient;
  /** The frequency of each choice among people in general. Default: all choices alike. */
  readonly base?: Readonly<Record<Choice, number>>;
  /** Time limit of a request, in milliseconds. Default: that of a decision. */
  readonly timeoutMs?: number;
  /** Stops the measurement. Default: none. */
  readonly signal?: AbortSignal;
}

const adjustedRules: Rules<AdjustedClientOptions> = {
  client: required(callRules.client),
  base: {
    message: `must be an object of base rates, and must name the choices ${Object.keys(spokenChoices).join(", ")}`,
    test: (value) =>
      isRecord(value) && Object.keys(value).every((choice) => Object.hasOwn(spokenChoices, choice)),
  },
  timeoutMs: callRules.timeoutMs,
  signal: callRules.signal,
};

const scenarioRule: Rule = {
  message: "must be a scenario that was loaded: what loadScenario gives",
  test: (value) => isRecord(value) && value.questionnaires instanceof Map,
};

/**
 * A client whose choices in turns are drawn from adjusted odds: in decisions, and in every question of the scenario's surveys that has
 * choices. What the model prefers where there is nothing to decide on is measured once per question, not per agent, so that what
 * differs between people stays. The client's id names the weights: they are on record with the run, and a run is resumed with the same
 * ones only.
 * @param scenario the scenario, whose surveys are adjusted too
 * @param options the model, and how to measure it
 * @throws {RangeError} if the client does not evaluate options, or `base` is not of the four choices
 * @throws {Failure} if the model cannot be asked, or gives no odds
 */
export async function adjustedClient(
  scenario: Pick<LoadedScenario, "questionnaires">,
  options: AdjustedClientOptions,
): Promise<ChatClient> {
  checkValue(scenario, required(scenarioRule), "scenario");
  checkOptions(options, adjustedRules);
  const { base, ...asked } = options;
  const named = base === undefined ? {} : { base: byName(base) };
  let adjusted = adjustOdds(asked.client, { neutral: await neutralOdds(asked), ...named });
  const known = new Set([optionsKey(Object.values(spokenChoices))]);
  for (const { questions } of scenario.questionnaires.values()) {
    for (const question of questions) {
      if (question.kind !== "choice" || known.has(optionsKey(question.choices))) continue;
      known.add(optionsKey(question.choices));
      const neutral = await neutralAnswerOdds({ ...asked, question, contract: answerContract(question) });
      adjusted = adjustOdds(adjusted, { neutral });
    }
  }
  return adjusted;
}

/** Base rates by the names that the question uses. */
function byName(base: Readonly<Record<Choice, number>>): Record<string, number> {
  const names: Readonly<Record<string, string>> = spokenChoices;
  return Object.fromEntries(Object.entries(base).map(([choice, rate]) => [names[choice] ?? choice, rate]));
}

/** The same for questions with the same options, in any order. */
function optionsKey(options: readonly string[]): string {
  return JSON.stringify(options.toSorted());
}
