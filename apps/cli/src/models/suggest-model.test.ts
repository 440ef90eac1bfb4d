import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { openClient } from "./create-client.js";

/** A server that has other models than the one that is asked for, and lists them as Ollama and as the OpenAI API. */
async function serveModels(...names: readonly string[]): Promise<string> {
  const server = createServer((request, response) => {
    const lists: Readonly<Record<string, object>> = {
      "/api/tags": { models: names.map((name) => ({ name })) },
      "/v1/models": { data: names.map((id) => ({ id })) },
    };
    const list = lists[request.url ?? ""];
    response.writeHead(list === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(list ?? { error: "model not found" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function failureOf(flags: Parameters<typeof openClient>[0]): Promise<string> {
  const { client } = await openClient(flags);
  const request = {
    messages: [{ role: "user", content: "?" }],
    signal: AbortSignal.timeout(9_000),
  } as const;
  try {
    for await (const _ of client.chat(request));
  } catch (failure) {
    return String(failure);
  }
  return "it answers";
}

it.each([
  ["mistrl", "did you mean mistral:latest?"],
  ["lama3.2:3b", "did you mean llama3.2:3b?"],
])("a model of Ollama that is called %s is almost another one", async (model, hint) => {
  const endpoint = await serveModels("mistral:latest", "llama3.2:3b");
  expect(await failureOf({ llm: "ollama", endpoint, model })).toContain(hint);
});

it("a model of the OpenAI API is suggested in the same way", async () => {
  const endpoint = `${await serveModels("mistral-small", "qwen3")}/v1`;
  expect(await failureOf({ llm: "openai", endpoint, model: "mistral-smal" })).toContain(
    "did you mean mistral-small?",
  );
});

it("nothing is suggested for a name unlike all others, or without a list", async () => {
  for (const endpoint of [await serveModels("qwen3"), await serveModels()])
    expect(await failureOf({ llm: "ollama", endpoint, model: "mistral" })).not.toContain("did you mean");
});

it("the embedded model is suggested by its name", async () => {
  await expect(openClient({ llm: "llama", model: "SmolLM2-135M-Instrct" })).rejects.toThrow(
    "there is no file SmolLM2-135M-Instrct; did you mean SmolLM2-135M-Instruct, the embedded model?",
  );
});

it("the embedded model is not replaced by the one that the environment names", async () => {
  vi.stubEnv("CONCORDAT_MODEL", "other.gguf");
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(openClient({ llm: "llama", model: "SmolLM2-135M-Instruct" })).rejects.toThrow(
    "CONCORDAT_MODEL names another model; unset it to use SmolLM2-135M-Instruct",
  );
});
