import { createLlamaClient } from "@concordat/llm/llama";
import { createScriptedClient } from "@concordat/llm/scripted";
import { randomModel } from "@concordat/testing/random-model";
import { expect, it, vi } from "vitest";
import { countDecisions, decideAll, SocialAgent } from "../index.js";

const posts = ["p1", "p2", "p3"].map((id) => ({
  id,
  author_id: "a",
  text: id,
  timestamp: "2026-03-14T09:00:00Z",
}));
const like = '{"reason":"Good.","choice":"LIKE"}';
const ids = ["mara", "leo"];
const agentsOf = (client: ConstructorParameters<typeof SocialAgent>[0]["client"], seed = 7): SocialAgent[] =>
  ids.map(
    (id) => new SocialAgent({ profile: { id, name: id, interests: ["x"] }, client, seed, temperature: 1.2 }),
  );

async function keysOf(
  records: AsyncIterable<{ agent_id: string; post_id: string | null }>,
): Promise<string[]> {
  const keys: string[] = [];
  for await (const { agent_id, post_id } of records) keys.push(`${agent_id} ${post_id}`);
  return keys.sort();
}

it("lets every agent decide on every post", async () => {
  const options = { agents: agentsOf(createScriptedClient([like])), posts, concurrency: 4 };
  expect(countDecisions(options)).toBe(6);
  expect(await keysOf(decideAll(options))).toEqual([
    "leo p1",
    "leo p2",
    "leo p3",
    "mara p1",
    "mara p2",
    "mara p3",
  ]);
});

it("leaves out what is decided already", async () => {
  const options = {
    agents: agentsOf(createScriptedClient([like])),
    posts,
    skip: (agent: string, post: string | null) => agent === "leo" || post === "p2",
  };
  expect(await keysOf(decideAll(options))).toEqual(["mara p1", "mara p3"]);
});

it("shows a whole feed once to each agent", async () => {
  const client = createScriptedClient(['{"post_id":"p2","reason":"Good.","choice":"LIKE"}']);
  expect(await keysOf(decideAll({ agents: agentsOf(client), posts, wholeFeed: true }))).toEqual([
    "leo p2",
    "mara p2",
  ]);
});

it("takes a feed as long as it likes", async () => {
  const [post] = posts;
  const long = Array.from({ length: 130_000 }, (_, index) => ({ ...post, id: `p${index}` })) as typeof posts;
  const options = { agents: agentsOf(createScriptedClient([like])).slice(0, 1), posts: long };
  expect(countDecisions(options)).toBe(130_000);
  const first = await decideAll(options).next();
  expect(first.value).toMatchObject({ state: "valid", post_id: "p0" });
});

it("never has more requests in flight than allowed", async () => {
  let running = 0;
  let most = 0;
  const scripted = createScriptedClient([{ afterMs: 5, answer: like }]);
  const client = {
    ...scripted,
    async *chat(request: Parameters<typeof scripted.chat>[0]) {
      most = Math.max(most, ++running);
      yield* scripted.chat(request);
      running--;
    },
  };
  await keysOf(decideAll({ agents: agentsOf(client), posts, concurrency: 3 }));
  expect(most).toBe(3);
});

it("stops requests in flight when it is left, and records nothing of them", async () => {
  const client = createScriptedClient((_, index) => (index === 0 ? like : { afterMs: 60_000, answer: like }));
  const controller = new AbortController();
  const seen: string[] = [];
  for await (const { post_id } of decideAll({
    agents: agentsOf(client),
    posts,
    concurrency: 3,
    signal: controller.signal,
  })) {
    seen.push(String(post_id));
    controller.abort();
  }
  expect(seen).toEqual(["p1"]);
});

it("gives the same decisions whatever the concurrency, on a real engine", async () => {
  const client = await createLlamaClient({ modelPath: await randomModel() });
  const decisions = async (concurrency: number): Promise<string[]> => {
    const made: string[] = [];
    for await (const record of decideAll({ agents: agentsOf(client), posts, concurrency })) {
      made.push(
        JSON.stringify([record.agent_id, record.post_id, record.state === "valid" && record.decision]),
      );
    }
    return made.sort();
  };
  const alone = await decisions(1);
  expect(await decisions(4)).toEqual(alone);
  expect(new Set(alone.map((row) => row.slice(row.indexOf("{")))).size).toBeGreaterThan(1);
  await client.dispose();
});

it("stops requests in flight when it is left before the first record", async () => {
  const client = createScriptedClient([{ afterMs: 60_000, answer: like }]);
  const records = decideAll({ agents: agentsOf(client), posts, concurrency: 2 });
  const first = records.next();
  await expect.poll(() => client.requests.length).toBe(2);
  await records.return?.();
  expect(await first).toEqual({ done: true, value: undefined });
  expect(client.requests.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
});

it("continues when onWarning throws", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const client = { ...createScriptedClient([like]), maxConcurrent: 1 };
  const onWarning = (): void => {
    throw new Error("the listener is broken");
  };
  expect(
    await keysOf(decideAll({ agents: agentsOf(client), posts, concurrency: 4, onWarning })),
  ).toHaveLength(6);
  expect(report.mock.calls.map(([what]) => what)).toEqual(["onWarning threw; the call continues:"]);
  report.mockRestore();
});

it.each([
  ["agents", { ids: ["mara", "leo", "mara"] }, 'agents[0] and agents[2] have the same id, "mara"'],
  ["posts", { feed: [...posts, ...posts.slice(1)] }, 'posts[1] and posts[3] have the same id, "p2"'],
])("refuses %s that share an id, before any request", async (_, given, sentence) => {
  const { ids: names = ids, feed = posts } = given as { ids?: string[]; feed?: typeof posts };
  const client = createScriptedClient([like]);
  const agents = names.map((id) => new SocialAgent({ profile: { id, name: id, interests: ["x"] }, client }));
  expect(() => decideAll({ agents, posts: feed })).toThrow(sentence);
  expect(() => countDecisions({ agents, posts: feed })).toThrow(sentence);
  const [agent] = agents;
  if (feed !== posts) await expect(agent?.decideOnFeed(feed)).rejects.toThrow(sentence);
  expect(client.requests).toEqual([]);
});
