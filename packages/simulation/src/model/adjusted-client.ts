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
import { answerContract } from "../scenario/surveys/survey-answer-contract.js";

/** Options for measuring how the probabilities of choices are adjusted. */
export interface AdjustedClientOptions {
  /** The client of the model. It must evaluate the probabilities of options (`odds: "exact"`). */
  readonly client: ChatClient;
  /** The base rate of each choice: its frequency among people in general. Default: equal rates. */
  readonly base?: Readonly<Record<Choice, number>>;
  /** Time limit of a request, in milliseconds. Default: the time limit of a decision. */
  readonly timeoutMs?: number;
  /** Aborts the measurement. Default: no signal. */
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
 * Creates a client that samples choices from adjusted probabilities, in decisions and in survey questions with choices.
 * It applies if fields are requested one at a time. The model's preference without any content is measured once for
 * each question, and the probabilities are divided by it. Differences between agents remain, because the correction is
 * the same for all agents. The client's id contains the weights, so a run can be resumed only with the same weights.
 * @param scenario the scenario whose surveys are adjusted too
 * @param options the model, and how to measure it
 * @throws {RangeError} if the client does not evaluate options, or `base` has other names than the four choices
 * @throws {Failure} if the model cannot be asked, or returns no probabilities
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

/** Returns the base rates by the names of the choices that the question uses. */
function byName(base: Readonly<Record<Choice, number>>): Record<string, number> {
  const names: Readonly<Record<string, string>> = spokenChoices;
  return Object.fromEntries(Object.entries(base).map(([choice, rate]) => [names[choice] ?? choice, rate]));
}

/** Returns a key that is equal for questions with the same options in any order. */
function optionsKey(options: readonly string[]): string {
  return JSON.stringify(options.toSorted());
}
