import { SocialAgent } from "@concordat/agent";
import { createAiSdkClient } from "@concordat/ai-sdk";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { defineContract } from "@concordat/contracts/define";
import { generateObject } from "@concordat/llm";
import { createOllamaClient } from "@concordat/llm/ollama";
import { createOpenAIClient } from "@concordat/llm/openai";
import { Cassette, createReplayClient, recordClient } from "@concordat/llm/replay";
import { createScriptedClient } from "@concordat/llm/scripted";
import { Reasoner } from "@concordat/reasoner";
import { createStatechart, socialChart } from "@concordat/statechart";

const answer = '{"reason":"Lovely.","choice":"LIKE"}';
const messages = [{ role: "user", content: "A loaf." }];
const profile = { id: "mara", name: "Mara", interests: ["bread"], personality: "warm" };
const post = { id: "p1", author_id: "nils", text: "A loaf.", timestamp: "2026-03-14T09:26:53Z" };

/** What a runtime makes of everything that needs nothing but fetch, streams and AbortSignal. */
export async function run(origin) {
  const ollama = createOllamaClient({ endpoint: origin, model: "m" });
  const openai = createOpenAIClient({ endpoint: `${origin}/v1`, model: "m" });
  const choice = async (client) => {
    const outcome = await generateObject({ client, contract: agentDecision, messages });
    return outcome.state === "valid" ? outcome.value.choice : `${outcome.state}: ${outcome.error.message}`;
  };
  const entries = [];
  await choice(recordClient(createScriptedClient([answer]), (entry) => entries.push(entry)));
  const city = defineContract({
    type: "object",
    properties: { name: { type: "string" } },
    required: ["name"],
  });
  const { outcome } = await new SocialAgent({ profile, client: ollama }).decide(post);
  const reasoned = await new Reasoner({
    client: createScriptedClient(['{"next_state":"scrolling"}']),
  }).reason({
    agent: profile,
    currentState: "evaluating",
    trigger: "decides",
    options: ["composing", "scrolling"],
    context: post,
  });
  const stopped = await generateObject({
    client: ollama,
    contract: agentDecision,
    messages,
    signal: AbortSignal.abort(),
  });
  return {
    ollama: await choice(ollama),
    openai: await choice(openai),
    aiSdk: await choice(createAiSdkClient({ model: languageModel() })),
    scripted: await choice(createScriptedClient([answer])),
    replay: await choice(createReplayClient({ cassette: new Cassette(entries) })),
    defined: [city.is({ name: "Uppsala" }), city.is({})],
    agent: outcome.state === "valid" ? outcome.value.choice : outcome.error.message,
    reasoner: reasoned.state,
    statechart: createStatechart(socialChart).fire("idle", "start_browsing").target,
    aborted: stopped.error?.code,
  };
}

/** A language model of the AI SDK's specification, which answers at once. */
function languageModel() {
  const usage = { inputTokens: 1, outputTokens: 1, totalTokens: 2 };
  const parts = [
    { type: "text-start", id: "t" },
    { type: "text-delta", id: "t", delta: answer },
    { type: "text-end", id: "t" },
    { type: "finish", finishReason: "stop", usage },
  ];
  const stream = () =>
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    });
  return {
    specificationVersion: "v2",
    provider: "openai.chat",
    modelId: "m",
    supportedUrls: {},
    doStream: async () => ({ stream: stream() }),
  };
}
