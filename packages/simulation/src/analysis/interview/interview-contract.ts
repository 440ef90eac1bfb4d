import type { InterviewAnswer } from "@concordat/agent";
import type { Contract } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";
import type { AnswerForm } from "@concordat/llm";

/** Maximum length of an answer, in characters. */
const maxAnswerLength = 2_000;

/**
 * Returns the contract of an answer that may refer to decisions 1 to `decisions`. An answer that refers to another
 * number is invalid. If fields are requested one at a time (`turns`), no references are requested.
 */
export function interviewContract(decisions: number, form: AnswerForm): Contract<InterviewAnswer> {
  return defineContract<InterviewAnswer>(
    {
      title: "InterviewAnswer",
      description: "What an agent says about what it did.",
      type: "object",
      properties: {
        answer: { type: "string", pattern: "[^ \\t\\r\\n]", maxLength: maxAnswerLength },
        decisions: {
          type: "array",
          items: { type: "integer", minimum: 1, maximum: decisions },
          uniqueItems: true,
          maxItems: decisions,
        },
      },
      required: form === "json" ? ["answer", "decisions"] : ["answer"],
      additionalProperties: false,
    },
    { name: "interview-answer" },
  );
}
