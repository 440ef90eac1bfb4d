import { type Answer, answerText, type ModelRequest } from "@concordat/testing/model-server";

/** Words of the prompt, and the answer if they occur. The seed is part of every answer. */
const steps: readonly (readonly [mark: string, answer: (seed: string, format: string) => object])[] = [
  ["Which specialists are needed", () => ({ required_agents: ["facts", "pro", "con", "risk"] })],
  [
    "Weigh the findings",
    (seed, format) => ({
      ...(format.includes('"weakest_assumption"') ? { weakest_assumption: "Prices stay." } : {}),
      recommendation: stance(format, Number(seed)),
      confidence: "medium",
      rationale: `Seed ${seed} says so.`,
      key_tradeoffs: ["Cost against upkeep."],
      next_steps: ["Try it with one team."],
      open_questions: [],
    }),
  ],
  [
    "Assess the option",
    (seed) => ({
      pros: [{ source: "none", text: `Seed ${seed} is for it.` }],
      ...{ cons: [], cost: [], time: [], risk: [], reversibility: [], would_change: [] },
    }),
  ],
  ["Which two of these facts", () => ({ changes: [{ fact: "f2", instead: "Another fact is so." }] })],
  [
    "",
    (seed, format) => ({
      ...(format.includes('"sources"') ? { sources: ["s1", "none"] } : {}),
      items: [`A thing of seed ${seed}.`, "Another."],
    }),
  ],
];

/** The first option that the format knows, if the question has options. */
function stance(format: string, seed: number): string {
  const option = /"recommendation":\{[^}]*"enum":\["([^"]+)"/.exec(format)?.[1];
  return option ?? (seed % 2 === 0 ? "go" : "no-go");
}

/** Milliseconds per answer, to leave time for a kill. */
const answerMs = 25;

/** A model that answers every step of the copilot, deterministically for a seed. */
export async function answerStep({ body }: ModelRequest): Promise<Answer> {
  await new Promise((resolve) => setTimeout(resolve, answerMs));
  const [prompt, format] = [JSON.stringify(body.messages), JSON.stringify(body.format ?? {})];
  const seed = /"seed":(\d+)/.exec(JSON.stringify(body.options ?? {}))?.[1] ?? "0";
  const answer = steps.find(([mark]) => prompt.includes(mark))?.[1];
  return answerText(answer?.(seed, format) ?? {});
}
