import type { Questionnaire, SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { AskingPolicy, Policy } from "../../policy/policy.js";
import type { World } from "../../world/world.js";
import { questionnaireFile, type SurveyEvent } from "./scenario-surveys.js";

/** A survey question for one agent. */
export interface SurveyItem {
  /** The number of the agent. */
  readonly agent: number;
  readonly policy: AskingPolicy;
  /** The name of the questionnaire. */
  readonly survey: string;
  readonly question: SurveyQuestion;
  /** Whether the agent remembers its answer in later requests. */
  readonly remembered: boolean;
  /** Whether the survey requests the probability of each possible answer. */
  readonly odds: boolean;
}

/** The questionnaires and policies from which survey questions are created. */
export interface Surveyed {
  readonly questionnaires: ReadonlyMap<string, Questionnaire>;
  /** The policy of each group of the audience. */
  readonly policies: readonly Policy[];
}

/**
 * Returns the survey questions of a round, sorted by agent, so that consecutive requests begin with the same text.
 * Agents whose policy is a rule are not asked.
 */
export function askingsOf(
  { audience }: Pick<World, "audience">,
  surveys: readonly SurveyEvent[],
  { questionnaires, policies }: Surveyed,
): SurveyItem[] {
  if (surveys.length === 0) return [];
  const askings: SurveyItem[] = [];
  for (let agent = 0; agent < audience.size; agent++) {
    const group = audience.groupOf(agent);
    const policy = policies[group];
    if (policy?.kind !== "asking") continue;
    const segment = audience.groups[group]?.segment ?? null;
    for (const event of surveys) {
      if (event.segment !== undefined && event.segment !== segment) continue;
      const { odds = false } = event;
      const { name, questions } = questionnaireOf(event, questionnaires);
      for (const question of questions)
        askings.push({ agent, policy, survey: name, question, remembered: event.remembered, odds });
    }
  }
  return askings;
}

/**
 * Returns the questionnaire of a survey.
 * @throws {RangeError} when a scenario that was built from values lacks the questionnaire
 */
export function questionnaireOf(
  event: SurveyEvent,
  questionnaires: ReadonlyMap<string, Questionnaire>,
): Questionnaire {
  const file = questionnaireFile(event);
  const found = questionnaires.get(file);
  if (found === undefined)
    throw new RangeError(`the survey in round ${event.round} names ${file}, which was not given`);
  return found;
}
