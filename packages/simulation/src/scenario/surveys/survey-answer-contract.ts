import type { SurveyAnswer } from "@concordat/agent";
import type { Contract } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { maxAnswer } from "./answer-limits.js";

const made = new WeakMap<SurveyQuestion, Contract<SurveyAnswer>>();

/** Returns the contract of the answers to a question. It accepts exactly the allowed answers. */
export function answerContract(question: SurveyQuestion): Contract<SurveyAnswer> {
  const known = made.get(question) ?? contractOf(question);
  made.set(question, known);
  return known;
}

function contractOf(question: SurveyQuestion): Contract<SurveyAnswer> {
  return defineContract<SurveyAnswer>(
    {
      title: "SurveyAnswer",
      description: "The answer to the question.",
      type: "object",
      properties: { answer: answerSchema(question) },
      required: ["answer"],
      additionalProperties: false,
    },
    { name: "survey-answer" },
  );
}

function answerSchema(question: SurveyQuestion): Readonly<Record<string, unknown>> {
  switch (question.kind) {
    case "choice":
      return { type: "string", enum: question.choices };
    case "scale":
      return { type: "integer", minimum: question.lowest, maximum: question.highest };
    case "number": {
      const { minimum = -maxAnswer, maximum = maxAnswer, whole } = question;
      return { type: whole ? "integer" : "number", minimum, maximum };
    }
    case "text":
      return { type: "string", maxLength: question.max_length, pattern: "[^ \\t\\r\\n]" };
  }
}
