import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { fillTemplate, plainText, quotePlain, type TurnQuestion, type TurnQuestions } from "@concordat/llm";
import { placesRule } from "../decide/scale-places.js";
import { presentViewLine, type RememberedAnswer } from "./remembered-answer.js";
import type { SurveyContent } from "./survey-prompt.js";
import { conversationWith, type DecisionTurns, earlierLines } from "./turns-prompt.js";

/** The wording of a survey in plain text, without names, profiles and the survey's texts; `{…}` is replaced. */
const wording = {
  person: "About you: {personality}",
  stance: "Your position on {topic}: {position}",
  survey: "A survey asks: {question}",
  earlier: "Earlier a survey asked: {question} You answered: {answer}",
  choice: "Which answer do you give?",
  scale:
    "Which number from {lowest} to {highest}? {lowest} means {lowest_means}, {highest} means {highest_means}.",
  number: "Which number do you give?",
  text: "Tell them in one sentence what you think.",
  minimum: "At least {minimum}.",
  maximum: "At most {maximum}.",
  beginning: "I think",
} as const;

/** All fixed wording as one text, for the hash in the manifest of a run with surveys in plain text. */
export const surveyTurnsWording: string = JSON.stringify([wording, placesRule]);

/**
 * Returns the conversation and the question that ask an agent one question of a survey in plain text.
 * @param content the agent, the question and the agent's memories
 * @param questions the question for each field of the answer. Default: one for the answer itself
 */
export function surveyTurns(
  { profile, question, memory = [], answers = [], views = [] }: SurveyContent,
  questions: TurnQuestions = { "/answer": turnQuestion(question) },
): DecisionTurns {
  const { messages, wording: spoken } = conversationWith(profile, [
    ...personLines(profile),
    ...memory.flatMap(earlierLines),
    ...answers.map(answeredLine),
    ...views.map(presentViewLine),
    fillTemplate(wording.survey, { question: quotePlain(question.text) }),
  ]);
  return {
    messages,
    questions,
    wording: [...spoken, ...Object.values(questions).map(askedText)],
  };
}

/** Personalities that say nothing: none, and the default of a profile. */
const unsaid: ReadonlySet<string> = new Set(["", "neutral"]);

/** Returns what a profile says of a person in addition to name and interests, a line for each fact. */
function personLines({ personality, stance }: SurveyContent["profile"]): string[] {
  return [
    ...(unsaid.has(personality)
      ? []
      : [fillTemplate(wording.person, { personality: plainText(personality) })]),
    ...Object.entries(stance).map(([topic, position]) =>
      fillTemplate(wording.stance, { topic: plainText(topic), position: plainText(position) }),
    ),
  ];
}

function askedText(question: TurnQuestions[string]): string {
  return typeof question === "string" ? question : question.ask;
}

function turnQuestion(question: SurveyQuestion): TurnQuestion {
  switch (question.kind) {
    case "choice":
      return { ask: wording.choice };
    case "scale":
      return { ask: fillTemplate(wording.scale, scaleWords(question)) };
    case "number": {
      const { minimum, maximum } = question;
      const bounds = [
        ...(minimum === undefined ? [] : [fillTemplate(wording.minimum, { minimum: String(minimum) })]),
        ...(maximum === undefined ? [] : [fillTemplate(wording.maximum, { maximum: String(maximum) })]),
      ];
      return { ask: [wording.number, ...bounds].join(" ") };
    }
    case "text":
      return { ask: wording.text, prefill: wording.beginning };
  }
}

function scaleWords(scale: Extract<SurveyQuestion, { kind: "scale" }>) {
  return {
    lowest: String(scale.lowest),
    highest: String(scale.highest),
    lowest_means: plainText(scale.lowest_means),
    highest_means: plainText(scale.highest_means),
  };
}

/** Formats an answer to a survey as a line. */
export function answeredLine({ question, answer }: RememberedAnswer): string {
  return fillTemplate(wording.earlier, {
    question: quotePlain(question),
    answer: quotePlain(String(answer)),
  });
}
