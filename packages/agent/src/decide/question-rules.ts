import { checkValue, isRecord, type Rule, required, rules } from "@concordat/contracts/options";
import { callRules } from "@concordat/llm";

const profileRule: Rule = {
  message: "must be a profile, as agent-profile/v1 describes it",
  test: (value) => isRecord(value) && typeof value.id === "string" && Array.isArray(value.interests),
};

/** The required parts of each kind of question. Parts that a contract or `generateObject` checks are not listed. */
const questionRules = {
  decision: {
    client: callRules.client,
    profile: profileRule,
    items: {
      message: "must be a list of at least one item: [{ post }]",
      test: (value) => Array.isArray(value) && value.length > 0,
      items: {
        message: "must be an item with a post, as post/v1 describes it: { post }",
        test: (value) => isRecord(value) && isRecord(value.post) && typeof value.post.id === "string",
      },
    },
    now: rules.moment,
  },
  survey: {
    client: callRules.client,
    contract: callRules.contract,
    profile: profileRule,
    survey: rules.text,
    question: {
      message: "must be a question of a survey, as questionnaire/v1 describes it",
      test: (value) => isRecord(value) && typeof value.text === "string" && typeof value.kind === "string",
    },
  },
  interview: {
    client: callRules.client,
    contract: callRules.contract,
    profile: profileRule,
    question: rules.text,
    moves: rules.list,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Rule>>>>;

/**
 * Checks before any request that a question has all required parts.
 * @throws {RangeError} if a part is missing or invalid; the message names the part, what it must be, and the given
 *   value
 */
export function checkQuestion(question: unknown, kind: keyof typeof questionRules): void {
  const table: Readonly<Record<string, Rule>> = questionRules[kind];
  if (!isRecord(question)) {
    checkValue(
      question,
      required({ ...rules.record, message: `must be an object with ${Object.keys(table).join(", ")}` }),
      "question",
    );
    return;
  }
  for (const name in table) {
    const rule = table[name];
    if (rule !== undefined) checkValue(question[name], required(rule), name);
  }
}
