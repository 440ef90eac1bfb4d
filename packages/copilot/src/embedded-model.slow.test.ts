import { decisionRun } from "@concordat/contracts/decision-run";
import { ensureEmbeddedModel } from "@concordat/llm/embedded-model";
import { createLlamaClient } from "@concordat/llm/llama";
import { expect, it } from "vitest";
import { newRun, paragraphsOf, runDecision, toMarkdown } from "./index.js";

it("a real model brings a question to a report that the run's contract holds", async () => {
  const client = await createLlamaClient({ modelPath: await ensureEmbeddedModel() });
  try {
    const text = "We spend 4,000 a month on hosted runners.\n\nTwo administrators have time.";
    const start = newRun({
      question: "Should we move our CI to self-hosted runners?",
      context: text,
      sources: paragraphsOf([{ file: "notes.md", text }]),
      model: client.id,
      seed: 4,
    });
    const run = await runDecision(start, { client });
    expect(decisionRun.validate(run)).toEqual([]);
    expect(run.status).toBe("completed");
    const pointers = run.specialists.flatMap((specialist) =>
      specialist.state === "completed" ? specialist.items.flatMap(({ sources }) => sources) : [],
    );
    expect(pointers.filter((id) => !start.sources.some((source) => source.id === id))).toEqual([]);
    expect(toMarkdown(run)).toContain("## Recommendation");
  } finally {
    await client.dispose();
  }
}, 600_000);
