import type { ConcordatError } from "@concordat/contracts/contract";
import type { ChatRequest } from "@concordat/llm";
import { createScriptedClient, type ScriptedClient } from "@concordat/llm/scripted";

/** The part of the program that sends a request. */
export type Asker = "decision" | "survey" | "analyst" | "analyst-words" | "copilot";

/** Deviations from a model that answers every request. */
export interface StudyModelOptions {
  /** Returns the error with which a request fails; `null` if it is answered. */
  readonly fails?: (asker: Asker, index: number) => ConcordatError | null;
  /** If set to n, every n-th decision fails, determined by the seed of the request. Default: none. */
  readonly silentEvery?: number;
  /** The reason of every decision. */
  readonly reason?: string;
  /** The rationale of the copilot's recommendation. */
  readonly rationale?: string;
}

const copilotSteps: readonly (readonly [mark: string, answer: (rationale: string) => object])[] = [
  ["Which specialists are needed", () => ({ required_agents: ["facts", "pro", "con", "risk"] })],
  [
    "Weigh the findings",
    (rationale) => ({
      recommendation: "go",
      confidence: "medium",
      rationale,
      key_tradeoffs: [],
      next_steps: [],
      open_questions: [],
    }),
  ],
  [
    "",
    () => ({
      items: ["It was reshared more often.", "It was seen by 98765 people."],
      sources: ["s3", "none"],
    }),
  ],
];

/**
 * Returns a scripted model that reshares one message more often than the others, and gives fixed answers as analyst and
 * copilot.
 */
export function studyModel(options: StudyModelOptions = {}): ScriptedClient {
  const {
    fails = () => null,
    silentEvery = Number.POSITIVE_INFINITY,
    reason = "It is on my way.",
    rationale = "More agents passed it on.",
  } = options;
  return createScriptedClient((request, index) => {
    const prompt = request.messages.map(({ content }) => content).join("\n");
    const asker = askerOf(prompt);
    if (asker === "decision" && Number(request.seed) % silentEvery === 0) return "I would rather not.";
    return fails(asker, index) ?? JSON.stringify(answers[asker](prompt, request, { reason, rationale }));
  });
}

function askerOf(prompt: string): Asker {
  if (prompt.includes("You are asked in a survey.")) return "survey";
  if (prompt.includes("on social media")) return "decision";
  if (prompt.includes("You comment on an analysis")) return "analyst-words";
  return /"iteration_number":\d+,"phase":"\w+"/.test(prompt) ? "analyst" : "copilot";
}

type Words = Required<Pick<StudyModelOptions, "reason" | "rationale">>;

const answers: Readonly<Record<Asker, (prompt: string, request: ChatRequest, words: Words) => object>> = {
  decision(prompt, { seed = 0 }, { reason }) {
    // For 5 of 7 seeds if children can play, otherwise for 2 of 7. Messages therefore differ, and results vary.
    const isShared = Number(seed) % 7 < (prompt.includes("Children can play") ? 5 : 2);
    return isShared ? { reason, choice: "RESHARE", content: "Look." } : { reason, choice: "SCROLL" };
  },
  survey(prompt, { seed = 0 }) {
    const isMoved = prompt.includes("Children can play");
    if (prompt.includes("a whole number on the scale"))
      return { answer: 1 + ((Number(seed) + (isMoved ? 1 : 0)) % 5) };
    return { answer: ["yes", "no", "undecided"][Number(seed) % (isMoved ? 2 : 3)] };
  },
  analyst(prompt) {
    const [, number = "1", phase = "final"] = /"iteration_number":(\d+),"phase":"(\w+)"/.exec(prompt) ?? [];
    const query = { description: `choices ${number}`, group_by_dimensions: ["message", "choice"], top_n: 9 };
    return {
      iteration_number: Number(number),
      phase,
      plan: "Count the choices of each message.",
      actions: [{ tool_name: "save_query_to_csv_tool", arguments: query }],
      reflect: "All of them are counted now.",
    };
  },
  "analyst-words": () => ({
    commentary: "The second message is passed on more often.",
    findings: [
      { statement: "Agents pass the second message on.", evidence: ["01-choices-1.csv"], confidence: 0.6 },
      { statement: "Exactly 98765 agents passed it on.", evidence: ["01-choices-1.csv"], confidence: 0.6 },
    ],
    recommendations: [],
  }),
  copilot(prompt, _, { rationale }) {
    return copilotSteps.find(([mark]) => prompt.includes(mark))?.[1](rationale) ?? {};
  },
};
