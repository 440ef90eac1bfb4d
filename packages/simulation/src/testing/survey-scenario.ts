import type { QuestionnaireInput } from "@concordat/contracts/questionnaire";
import type { ScenarioInput } from "@concordat/contracts/scenario";
import type { ScenarioParts } from "../index.js";
import type { DecisionRequest, SurveyRequest } from "../policy/policy.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import type { choiceCode } from "../world/choice.js";
import { answering, askingModel } from "./asking.js";
import { postBy, smallScenario } from "./scenarios.js";

/** A questionnaire with one question of each kind. */
export const opinion: QuestionnaireInput = {
  name: "opinion",
  questions: [
    { id: "support", kind: "choice", text: "Are you for it?", choices: ["yes", "no", "undecided"] },
    {
      id: "trust",
      kind: "scale",
      text: "Do you trust them?",
      lowest: 1,
      lowest_means: "not at all",
      highest: 7,
      highest_means: "completely",
    },
    { id: "trips", kind: "number", text: "How many trips?", minimum: 0, maximum: 50, whole: true },
    { id: "worry", kind: "text", text: "What worries you?", max_length: 40 },
  ],
};

/** Surveys of all agents before the first round and after the last round, and of the commuters before round 1. */
export const surveys = [
  { round: 0, kind: "survey", questions: "opinion.json" },
  { round: 1, kind: "survey", questions: "opinion.json", segment: "commuters" },
  { round: 3, kind: "survey", questions: "opinion.json" },
] as const;

/** Returns a scenario of three rounds with four agents for whom a model decides, and one agent with a rule. */
export function surveyedScenario(
  more: Partial<ScenarioInput> = {},
  parts: ScenarioParts = {},
): LoadedScenario {
  return smallScenario(
    ["ada", "bo", "cy", "di", "ed"],
    ["bo>ada", "cy>ada", "di>bo", "di>cy", "ed>di", "ada>ed"],
    { rounds: 3, policy: { kind: "model", memory: 2 }, events: [...surveys], ...more },
    {
      posts: [postBy("ada"), postBy("paper", { id: "news" }), postBy("ed", { id: "late", round: 2 })],
      assignments: [
        { agent_id: "bo", segment: "commuters" },
        { agent_id: "ed", policy: { kind: "cascade", probability: 1 } },
      ],
      questionnaires: { "opinion.json": opinion },
      ...parts,
    },
  );
}

/** Returns a decision that depends only on the seed. */
export function decidedBySeed({ seed, items: [{ post }] }: DecisionRequest) {
  const choices = ["LIKE", "REPLY", "RESHARE", "SCROLL"] as const satisfies (keyof typeof choiceCode)[];
  return { choice: choices[seed(1, 1) % 4] ?? "SCROLL", content: `on ${post.id}: ${seed(1, 1)}` };
}

/** Returns an allowed answer that depends only on the seed. */
export function answeredBySeed({ question, seed }: SurveyRequest): string | number {
  const drawn = seed(1);
  switch (question.kind) {
    case "choice":
      return question.choices[drawn % question.choices.length] ?? "";
    case "scale":
      return question.lowest + (drawn % (question.highest - question.lowest + 1));
    case "number":
      return drawn % 51;
    case "text":
      return `worry ${drawn}`;
  }
}

/**
 * Returns a model whose decisions and answers depend only on the seed, like an engine that repeats itself. It records
 * the requests.
 */
export function surveyedModel() {
  const decided: DecisionRequest[] = [];
  const put: SurveyRequest[] = [];
  const model = askingModel(
    (question) => {
      decided.push(question);
      return decidedBySeed(question);
    },
    {
      request: ({ items, memory, answers, seed }) => ({
        items: items.map(({ post, resharedBy }) => [post, resharedBy]),
        memory,
        answers,
        seed: seed(1, 1),
      }),
      ...answering((question) => {
        put.push(question);
        return answeredBySeed(question);
      }),
    },
  );
  return { model, decided, put };
}
