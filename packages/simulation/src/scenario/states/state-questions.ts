import type { PresentView } from "@concordat/agent";
import type { Questionnaire, SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { Scenario, StateField } from "@concordat/contracts/scenario";
import { type AgentStates, encoded } from "../../world/states/agent-states.js";
import type { SurveyEvent } from "../surveys/scenario-surveys.js";
import type { SurveyItem } from "../surveys/survey-item.js";

/** The name of the questionnaire with the questions about the state, and of its file, which does not exist. */
export const stateSurvey = "states";

/** The answers to a question about a flag, in the order of their numbers. */
const flagAnswers = ["no", "yes"];

/** Whether a scenario has questions about the state, whose answers are the next values of fields. */
export function asksStates(states: Scenario["states"]): boolean {
  return Object.values(states?.fields ?? {}).some(({ question }) => question !== undefined);
}

/** Returns the questions about the state, in the order of the fields' names; `null` if there are none. */
export function stateQuestionnaire(states: Scenario["states"]): Questionnaire | null {
  const questions = Object.entries(states?.fields ?? {})
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, field]) => questionOf(name, field));
  return questions.length === 0 ? null : { name: stateSurvey, questions };
}

function questionOf(id: string, field: StateField): SurveyQuestion[] {
  const { question: text } = field;
  if (text === undefined) return [];
  switch (field.kind) {
    case "word":
      return [{ id, kind: "choice", text, choices: field.words }];
    case "flag":
      return [{ id, kind: "choice", text, choices: [...flagAnswers].reverse() }];
    case "number": {
      const { minimum, maximum } = field;
      const bounds = {
        ...(minimum === undefined ? {} : { minimum }),
        ...(maximum === undefined ? {} : { maximum }),
      };
      return [{ id, kind: "number", text, whole: false, ...bounds }];
    }
  }
}

/**
 * Returns the surveys that ask about the state: after each round, or after each `asked_every` rounds, and after the last
 * one. A survey takes place at the beginning of the round that follows.
 */
export function stateSurveys({ states, rounds }: Pick<Scenario, "states" | "rounds">): SurveyEvent[] {
  if (!asksStates(states)) return [];
  const { asked_every: every = 1 } = states ?? {};
  const survey = { kind: "survey", questions: stateSurvey, remembered: false } as const;
  return Array.from({ length: rounds }, (_, before) => before + 1)
    .filter((round) => round % every === 0 || round === rounds)
    .map((round) => ({ ...survey, round }));
}

/** Whether a survey question asks about a field of the agent's state. */
export function isAboutState({ survey }: Pick<SurveyItem, "survey">): boolean {
  return survey === stateSurvey;
}

/**
 * Makes an answer the next value of the field that its question is about.
 * @throws {RangeError} when the field cannot have the value. The contract of the answer rules this out
 */
export function setAnsweredState(
  states: AgentStates,
  { agent, question }: Pick<SurveyItem, "agent" | "question">,
  answer: string | number,
): void {
  const field = states.fields[question.id];
  const value = field?.kind === "flag" ? flagAnswers.indexOf(String(answer)) === 1 : answer;
  const number = field === undefined ? null : encoded(field, value);
  if (number === null) throw new RangeError(`the state has no field ${question.id} with the value ${answer}`);
  states.column(question.id)[agent] = number;
}

/** Returns what an agent thinks: the values of the fields that have questions, in the order of the fields' names. */
export function viewsOf(states: AgentStates | null, agent: number): PresentView[] {
  if (states === null) return [];
  const state = states.of(agent);
  return states.names.flatMap((name) => {
    const { question, kind } = states.fields[name] ?? {};
    const value = state[name];
    if (question === undefined || value === undefined) return [];
    return [{ question, view: kind === "flag" ? (flagAnswers[Number(value)] ?? "") : shown(value) }];
  });
}

/** Returns a number rounded to three significant digits, as people would say it. */
function shown(value: string | number | boolean): string | number {
  return typeof value === "number" ? Number(value.toPrecision(3)) : String(value);
}
