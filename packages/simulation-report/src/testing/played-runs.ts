import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { omitUndefined } from "@concordat/contracts/options";
import type { QuestionnaireInput } from "@concordat/contracts/questionnaire";
import { createScriptedClient } from "@concordat/llm/scripted";
import {
  buildScenario,
  createMemoryLedger,
  type Ledger,
  type Limits,
  type LoadedScenario,
  loadScenario,
  modelPolicies,
  simulate,
} from "@concordat/simulation";

const examples = join(import.meta.dirname, "../../../../examples");

/** A run that was simulated in memory. */
export interface PlayedRun {
  readonly scenario: LoadedScenario;
  readonly ledger: Ledger;
}

/** Options for simulating the example `rumour`. */
export interface RumourPlaying extends Playing {
  /** The probability with which an agent reshares an item. */
  readonly probability?: number;
}

const answers = [
  { choice: "LIKE", reason: "It concerns me." },
  { choice: "REPLY", reason: "I have a question.", content: "From when on?" },
  { choice: "RESHARE", reason: "Others should know.", content: "Read this." },
  { choice: "SCROLL", reason: "Not for me." },
  { choice: "RESHARE", reason: "My neighbours care.", content: "Have a look." },
].map((answer) => JSON.stringify(answer));

/**
 * Returns the n-th answer of a scripted model. It is usually a decision, but sometimes no JSON or an invalid decision.
 */
function usualAnswer(index: number): string {
  if (index % 9 === 8) return "I would rather not.";
  if (index % 13 === 12) return '{"choice":"DANCE","reason":"Why not?"}';
  return `\`\`\`json\n${answers[(index * 7) % 5]}\n\`\`\``;
}

/** Options for simulating a run. */
export interface Playing {
  readonly answer?: (index: number, prompt: string) => string;
  readonly limits?: Limits;
  readonly seed?: number;
}

/** Simulates the example of a street, with the decisions of a scripted model. */
export async function streetRun({ answer = usualAnswer, ...playing }: Playing = {}): Promise<PlayedRun> {
  return played(await loadScenario(join(examples, "market-street/scenario.json")), { answer, ...playing });
}

/** Simulates the same street with surveys before the first round, between two rounds and after the last round. */
export async function surveyedRun(playing: Playing = {}): Promise<PlayedRun> {
  const { scenario } = await loadScenario(join(examples, "market-street/scenario.json"));
  const survey = (round: number) => ({ round, kind: "survey" as const, questions: "opinion.json" });
  const profiles = JSON.parse(await readFile(join(examples, "profiles.json"), "utf8"));
  const surveyed = buildScenario(
    { ...scenario, events: [...scenario.events, survey(0), survey(2), survey(4)] },
    { profiles, questionnaires: { "opinion.json": opinion } },
  );
  return played(surveyed, { answer: surveyAnswer, ...playing });
}

/** Simulates two agents who are asked forty questions fifteen times. */
export async function muchSurveyedRun(): Promise<PlayedRun> {
  const choices = Array.from({ length: 30 }, (_, choice) => `The answer number ${choice}`);
  const question = (index: number) => ({
    id: `q${index}`,
    kind: "choice" as const,
    text: `Question ${index}?`,
    choices,
  });
  const { scenario } = await loadScenario(join(examples, "market-street/scenario.json"));
  const asked = buildScenario(
    {
      ...scenario,
      rounds: 14,
      audience: {
        kind: "segments",
        size: 2,
        segments: [{ name: "all", share: 1, interests: { from: ["trains"], count: 1 } }],
      },
      network: { kind: "everyone" },
      events: Array.from({ length: 15 }, (_, round) => ({
        round,
        kind: "survey" as const,
        questions: "many.json",
      })),
    },
    {
      questionnaires: {
        "many.json": { name: "many", questions: Array.from({ length: 40 }, (_, index) => question(index)) },
      },
    },
  );
  return played(asked, { answer: (index) => JSON.stringify({ answer: choices[(index * 7) % 30] }) });
}

const opinion: QuestionnaireInput = {
  name: "opinion",
  questions: [
    { id: "support", kind: "choice", text: "Are you for it?", choices: ["yes", "no", "undecided"] },
    {
      id: "trust",
      kind: "scale",
      text: "Do you trust?",
      lowest: 1,
      lowest_means: "no",
      highest: 5,
      highest_means: "yes",
    },
    { id: "trips", kind: "number", text: "How many trips?", minimum: 0, maximum: 50, whole: true },
    { id: "worry", kind: "text", text: "What worries you?", max_length: 80 },
  ],
};

/** Returns the answer of a scripted model to a question of that survey, or to any other request. */
function surveyAnswer(index: number, prompt: string): string {
  if (index % 17 === 16) return "I would rather not.";
  const given: readonly (readonly [asked: string, answer: string | number])[] = [
    ["Are you for it?", ["yes", "no", "undecided"][index % 3] ?? ""],
    ["Do you trust?", 1 + ((index * 3) % 5)],
    ["How many trips?", index % 20],
    ["What worries you?", `Parking ${index}.`],
  ];
  const answer = given.find(([asked]) => prompt.includes(asked))?.[1];
  return answer === undefined ? usualAnswer(index) : JSON.stringify({ answer });
}

/** Simulates the example of a rumour, with the decisions of a rule. */
export async function rumourRun({ probability = 0.3, ...playing }: RumourPlaying = {}): Promise<PlayedRun> {
  const { scenario } = await loadScenario(join(examples, "rumour/scenario.json"));
  const policy = { kind: "cascade" as const, probability };
  return played(buildScenario({ ...scenario, population_seed: scenario.seed, policy }), playing);
}

/** Simulates a scenario in memory. */
async function played(loaded: LoadedScenario, { answer, limits, seed }: Playing): Promise<PlayedRun> {
  const scenario = seed === undefined ? loaded : { ...loaded, scenario: { ...loaded.scenario, seed } };
  const ledger = createMemoryLedger();
  const client = createScriptedClient(
    ({ messages }, index) => answer?.(index, messages.map(({ content }) => content).join("\n")) ?? "",
  );
  await simulate({
    scenario,
    ledger,
    ...(answer === undefined ? {} : { model: modelPolicies({ client, maxAttempts: 1 }) }),
    ...omitUndefined({ limits }),
  });
  return { scenario, ledger };
}
