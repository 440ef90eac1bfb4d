import type { InterviewAnswer } from "@concordat/agent";
import type { Contract } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";

/** Maximum length of an answer, in characters. */
const maxAnswerLength = 2_000;

/** The contract of an answer that may refer to this many decisions. An answer that names any other is invalid. */
export function interviewContract(decisions: number): Contract<InterviewAnswer> {
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
      required: ["answer", "decisions"],
      additionalProperties: false,
    },
    { name: "interview-answer" },
  );
}
