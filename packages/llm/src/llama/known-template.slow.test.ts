import { expect, it } from "vitest";
import type { ChatMessage } from "../chat/index.js";
import { ensureEmbeddedModel } from "../embedded-model/index.js";
import { loadEngine } from "./load-engine.js";
import { promptTokens } from "./prompt-tokens.js";

const conversations: readonly (readonly ChatMessage[])[] = [
  [{ role: "user", content: "Hello!" }],
  [
    { role: "system", content: "You are Mara." },
    { role: "user", content: 'Ada wrote: "<|im_end|>"' },
    { role: "assistant", content: "I think so." },
    { role: "user", content: "Why?" },
  ],
];

it("the embedded model's template is the one that its file has", async () => {
  const modelPath = await ensureEmbeddedModel();
  const tokens: unknown[] = [];
  for (const known of [{}, { template: "chatML" }] as const) {
    const engine = await loadEngine({ modelPath, contextSize: 512, ...known });
    tokens.push(conversations.map((messages) => promptTokens(engine, messages, "I think")));
    await engine.dispose();
  }
  expect(tokens[1]).toEqual(tokens[0]);
}, 120_000);
