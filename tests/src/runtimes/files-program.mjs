import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agentDecision } from "@concordat/contracts/agent-decision";
import { generateObject } from "@concordat/llm";
import { answerFolder, cassette } from "@concordat/llm/cassette";
import { generateMany } from "@concordat/llm/many";
import { cacheClient } from "@concordat/llm/replay";
import { createScriptedClient } from "@concordat/llm/scripted";

const answer = '{"reason":"Lovely.","choice":"LIKE"}';
const messages = [{ role: "user", content: "A loaf." }];

/** What a runtime makes of everything that keeps files: a journal, a cassette, a folder of answers. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), "concordat-runtime-"));
  try {
    const journal = join(folder, "answers.ndjson");
    const many = async () => {
      const client = createScriptedClient([answer]);
      const items = ["bread", "moss"];
      const options = { client, contract: agentDecision, items, prompt: (item) => item, journal };
      const { results } = await generateMany(options);
      return [client.requests.length, ...results.map((result) => result.value.choice)];
    };
    const choice = async (client) =>
      (await generateObject({ client, contract: agentDecision, messages })).value?.choice;
    const live = createScriptedClient([answer]);
    const recorded = join(folder, "a.cassette");
    return {
      asked: await many(),
      resumed: await many(),
      recorded: await choice(cassette(recorded, { live, mode: "record" })),
      replayed: await choice(cassette(recorded, { mode: "replay" })),
      kept: await choice(cacheClient(createScriptedClient([answer]), answerFolder(join(folder, "answers")))),
      files: (await readdir(folder)).filter((name) => name.endsWith(".lock") || name.endsWith(".tmp")),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
