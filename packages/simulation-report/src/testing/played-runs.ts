import { join } from "node:path";
import { createScriptedClient } from "@concordat/llm/scripted";
import {
  createMemoryLedger,
  type Ledger,
  type Limits,
  type LoadedScenario,
  loadScenario,
  modelPolicies,
  simulate,
} from "@concordat/simulation";

const examples = join(import.meta.dirname, "../../../../examples");

/** A run that was played. */
export interface PlayedRun {
  readonly scenario: LoadedScenario;
  readonly ledger: Ledger;
}

const answers = [
  { choice: "LIKE", reason: "It concerns me." },
  { choice: "REPLY", reason: "I have a question.", content: "From when on?" },
  { choice: "RESHARE", reason: "Others should know.", content: "Read this." },
  { choice: "SCROLL", reason: "Not for me." },
  { choice: "RESHARE", reason: "My neighbours care.", content: "Have a look." },
].map((answer) => JSON.stringify(answer));

/** What a scripted model answers to its n-th question: mostly a decision, at times none and at times one that is not allowed. */
function usualAnswer(index: number): string {
  if (index % 9 === 8) return "I would rather not.";
  if (index % 13 === 12) return '{"choice":"DANCE","reason":"Why not?"}';
  return `\`\`\`json\n${answers[(index * 7) % 5]}\n\`\`\``;
}

/** How a run is played. */
export interface Playing {
  readonly answer?: (index: number) => string;
  readonly limits?: Limits;
  readonly seed?: number;
}

/** The example of a street, decided by a scripted model. */
export async function streetRun({ answer = usualAnswer, ...playing }: Playing = {}): Promise<PlayedRun> {
  return played(await loadScenario(join(examples, "market-street/scenario.json")), { answer, ...playing });
}

/** The example of a rumour, decided by a rule. */
export async function rumourRun(playing: Playing = {}): Promise<PlayedRun> {
  return played(await loadScenario(join(examples, "rumour/scenario.json")), playing);
}

/** Plays a scenario into memory. */
async function played(loaded: LoadedScenario, { answer, limits, seed }: Playing): Promise<PlayedRun> {
  const scenario = seed === undefined ? loaded : { ...loaded, scenario: { ...loaded.scenario, seed } };
  const ledger = createMemoryLedger();
  const client = createScriptedClient((_, index) => answer?.(index) ?? "");
  await simulate({
    scenario,
    ledger,
    ...(answer === undefined ? {} : { model: modelPolicies({ client, maxAttempts: 1 }) }),
    ...(limits === undefined ? {} : { limits }),
  });
  return { scenario, ledger };
}
