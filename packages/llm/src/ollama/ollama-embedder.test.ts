import { expect, it } from "vitest";
import { createOllamaEmbedder } from "./create-ollama-embedder.js";

function serverOf(answer: (texts: readonly string[]) => unknown) {
  const bodies: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const body = JSON.parse(String(init?.body));
    bodies.push({ url: String(url), ...body });
    return Response.json(answer(body.input));
  };
  return {
    bodies,
    embedder: createOllamaEmbedder({ model: "nomic", endpoint: "http://localhost:1", fetch }),
  };
}

it("asks for 32 texts at a time and gives the vectors in their order", async () => {
  const texts = Array.from({ length: 33 }, (_, index) => `text ${index}`);
  const { bodies, embedder } = serverOf((input) => ({
    embeddings: input.map((text) => [Number(text.slice(5)), 1]),
  }));
  expect(await embedder.embed(texts)).toEqual(texts.map((_, index) => [index, 1]));
  expect(bodies).toMatchObject([
    { url: "http://localhost:1/api/embed", model: "nomic", input: texts.slice(0, 32), truncate: false },
    { input: texts.slice(32) },
  ]);
});

it.each([
  ["too few vectors", { embeddings: [] }],
  ["no numbers", { embeddings: [["a"]] }],
  ["an empty vector", { embeddings: [[]] }],
  ["nothing", {}],
])("fails if the server gives %s", async (_, answer) => {
  await expect(serverOf(() => answer).embedder.embed(["bread"])).rejects.toMatchObject({
    code: "PROTOCOL_ERROR",
    message:
      "ollama:nomic did not return one vector for each of 1 texts; check that it is an embedding model",
  });
});
