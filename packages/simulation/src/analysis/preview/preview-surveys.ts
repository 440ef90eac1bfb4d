import { checkOptions, omitUndefined, type Rules, required, rules } from "@concordat/contracts/options";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { type AnswerForm, type ChatMessage, callRules } from "@concordat/llm";
import { createScriptedClient } from "@concordat/llm/scripted";
import { answersToSurveys } from "../../model/answers-to-surveys.js";
import { scenarioRule } from "../../run/option-rules.js";
import { seedOf } from "../../run/round/derive-seed.js";
import type { LoadedScenario } from "../../scenario/loaded-scenario.js";
import { viewsOf } from "../../scenario/states/state-questions.js";
import { suggestAgent } from "../../scenario/suggest-agent.js";
import { surveysOf } from "../../scenario/surveys/scenario-surveys.js";
import { answerContract } from "../../scenario/surveys/survey-answer-contract.js";
import { questionnaireOf } from "../../scenario/surveys/survey-item.js";
import { isSurveyOnly } from "../../scenario/surveys/survey-only.js";

/** Options for a preview of survey questions. */
export interface PreviewOptions {
  /** The scenario, as returned by `loadScenario`. */
  readonly scenario: LoadedScenario;
  /** The id of the agent. */
  readonly agent: string;
  /** Whether the questions are asked as JSON (`json`) or in plain text (`turns`). Default `json`. */
  readonly form?: AnswerForm;
  /** Whether percentages are requested instead of an answer. Default false. */
  readonly percentages?: boolean;
}

/** A survey question with the messages that ask an agent for the answer. */
export interface PreviewedQuestion {
  /** The round at whose beginning the survey is, counted from 0. */
  readonly round: number;
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The question. */
  readonly question: SurveyQuestion;
  /** The messages of the first request, as a model receives them. */
  readonly messages: readonly ChatMessage[];
}

const previewRules: Rules<PreviewOptions> = {
  scenario: scenarioRule,
  agent: required(rules.text),
  form: callRules.form,
  percentages: rules.flag,
};

/**
 * Returns the survey questions of a scenario as an agent would be asked them, without asking a model. The memories that
 * the agent would have by then are omitted.
 * @throws {RangeError} when an option is invalid, or the scenario has no such agent
 * @example
 * const scenario = await loadScenario("panel.json");
 * const [first] = await previewSurveys({ scenario, agent: "p1" });
 * console.log(first?.messages.map(({ content }) => content).join("\n"));
 */
export async function previewSurveys(options: PreviewOptions): Promise<PreviewedQuestion[]> {
  checkOptions(options, previewRules);
  const { scenario, agent } = options;
  const { audience, questionnaires } = scenario;
  const number = Array.from({ length: audience.size }, (_, at) => at).find((at) => audience.id(at) === agent);
  if (number === undefined)
    throw new RangeError(
      `the scenario has no agent ${JSON.stringify(agent)}${suggestAgent(audience, agent)}`,
    );
  const segment = audience.groups[audience.groupOf(number)]?.segment ?? null;
  const events = surveysOf(scenario).filter(
    (event) => event.segment === undefined || event.segment === segment,
  );
  const previewed: PreviewedQuestion[] = [];
  for (const event of events) {
    const { name: survey, questions } = questionnaireOf(event, questionnaires);
    for (const question of questions)
      previewed.push({
        ...{ round: event.round, survey, question },
        messages: await messagesOf({ ...options, number, round: event.round, survey, question }),
      });
  }
  return previewed;
}

interface Previewed extends PreviewOptions, Pick<PreviewedQuestion, "round" | "survey" | "question"> {
  readonly number: number;
}

/** Asks a client that only stores its requests, so that the messages are those of a run. */
async function messagesOf({
  scenario: loaded,
  number,
  round,
  survey,
  question,
  form,
  percentages,
}: Previewed): Promise<readonly ChatMessage[]> {
  const { audience, scenario } = loaded;
  const client = createScriptedClient(() => "");
  const { answer } = answersToSurveys({
    client,
    ...{ maxAttempts: 1, maxRetries: 0 },
    ...omitUndefined({ form, percentages }),
  });
  await answer({
    ...{ round, survey, question, memory: [], answers: [], odds: false, runSeed: scenario.seed },
    isSurveyOnly: isSurveyOnly(loaded),
    views: viewsOf(loaded.states, number),
    now: new Date(scenario.starts_at),
    agent: audience.profile(number),
    contract: answerContract(question),
    seed: (attempt) => seedOf(scenario.seed, attempt),
    signal: new AbortController().signal,
  });
  return client.requests[0]?.messages ?? [];
}
