import { createScriptedClient } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import { decideAmong } from "./decide-among.js";

const post = {
  id: "p1",
  author_id: "nils",
  text: "Night trains are back.",
  timestamp: "2026-03-14T09:26:53Z",
  has_media: false,
  media_type: null,
  media_description: null,
  likes: 0,
  reshares: 0,
  replies: 0,
} as const;
const profile = { id: "mara", name: "Mara", interests: ["night trains"], personality: "", stance: {} };
const now = new Date("2026-03-14T10:00:00Z");
const question = { profile, items: [{ post }], now } as const;

it("decides among the given choices, and records agent-decision/v3", async () => {
  const client = createScriptedClient([JSON.stringify({ choice: "MUTE", reason: "Enough of it." })]);
  const { outcome, record } = await decideAmong({ ...question, client, choices: ["LIKE", "MUTE", "SCROLL"] });
  expect(outcome).toMatchObject({ state: "valid", value: { choice: "MUTE" } });
  expect(record).toMatchObject({ state: "valid", contract: "agent-decision/v3", post_id: "p1" });
  const prompt = client.requests[0]?.messages.at(-1)?.content;
  expect(prompt).toContain(
    "Choose one: LIKE, MUTE its author, to see no more of them, SCROLL past without interacting.",
  );
});

it("accepts no choice that the agent does not have, and no quote without its comment", async () => {
  const answers = [
    { choice: "FOLLOW", reason: "I like it." },
    { choice: "QUOTE", reason: "Others should know.", content: " " },
  ];
  const client = createScriptedClient(answers.map((answer) => JSON.stringify(answer)));
  const { record } = await decideAmong({ ...question, client, choices: ["QUOTE", "SCROLL"], maxAttempts: 2 });
  expect(record).toMatchObject({ state: "invalid", contract: "agent-decision/v3", post_id: "p1" });
  expect(client.requests).toHaveLength(2);
});

it("needs choices", async () => {
  const client = createScriptedClient([]);
  await expect(decideAmong({ ...question, client } as never)).rejects.toThrow("choices");
});
