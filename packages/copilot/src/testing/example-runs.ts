import type { DecisionRun } from "@concordat/contracts/decision-run";
import { newRun, paragraphsOf, type RunRequest, runDecision } from "../index.js";
import { type Answers, stepClient } from "./scripted.js";

const now = new Date("2026-03-14T09:26:53Z");

/** A finished run with the same ids, times and durations every time. */
export async function exampleRun(
  answers: Answers = {},
  more: Partial<RunRequest> = {},
): Promise<DecisionRun> {
  const request = {
    question: "Should we move our CI to self-hosted runners?",
    context: "We spend 4,000 a month on hosted runners.\n\nTwo administrators have time.",
    model: "scripted:test",
    now,
    ...more,
  };
  const run = await runDecision(newRun(request), {
    client: stepClient(answers).client,
    maxAttempts: 1,
    maxRetries: 0,
  });
  const still = { started_at: now.toISOString(), finished_at: now.toISOString() };
  return JSON.parse(
    JSON.stringify({ ...run, id: "run-2026-03-14-example", ...still }, (key, value) =>
      key === "duration_ms" ? 0 : value,
    ),
  );
}

export const exampleSources = paragraphsOf([
  { file: "notes.md", text: "We spend 4,000 a month on hosted runners.\n\nTwo administrators have time." },
]);
