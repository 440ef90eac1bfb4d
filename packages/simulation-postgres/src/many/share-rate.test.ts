import { defineContract } from "@concordat/contracts/define";
import { generateMany, workMany } from "@concordat/llm/many";
import { createScriptedClient } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import { Connection } from "../database/connection.js";
import { describePostgres } from "../testing/describe-postgres.js";
import { shareRate } from "./share-rate.js";

const contract = defineContract({ type: "object", properties: { n: { type: "integer" } }, required: ["n"] });

await describePostgres("a rate that processes share", ({ server }) => {
  it("gives every request its own minute, by any process, and a place that is returned to the next", async () => {
    const rate = { url: await server.newDatabase(), key: "m", tokensPerMinute: null, burst: 1 / 6 };
    const shares = [1, 2, 3].map(() => shareRate({ ...rate, requestsPerMinute: 1 }));
    const waits = await Promise.all(shares.flatMap((share) => [1, 2, 3, 4].map(() => share.take(1))));
    const minutes = waits.map((ms) => Math.ceil(ms / 60_000)).sort((a, b) => a - b);
    expect(minutes).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    await shares[0]?.take(-1);
    expect(Math.ceil(((await shares[1]?.take(1)) ?? 0) / 60_000)).toBe(11);
    // Another model has a rate of its own.
    const other = shareRate({ ...rate, key: "other", requestsPerMinute: 1 });
    expect(await other.take(1)).toBe(0);
    await Promise.all([...shares, other].map((share) => share.close()));
  });

  it("delays all processes by the tokens that one of them used", async () => {
    const rate = { url: await server.newDatabase(), key: "m", requestsPerMinute: null, burst: 1 / 6 };
    const [one, two] = [1, 2].map(() => shareRate({ ...rate, tokensPerMinute: 60 }));
    expect(await one?.take(1)).toBe(0);
    await one?.use(69);
    const waitMs = (await two?.take(1)) ?? 0;
    expect(Math.ceil(waitMs / 60_000)).toBe(1);
    await Promise.all([one?.close(), two?.close()]);
  });

  it("applies to generateMany and its workers together, and returns the places of stopped requests", async () => {
    const journal = await server.newDatabase();
    const stop = new AbortController();
    let asked = 0;
    const client = createScriptedClient(() => {
      asked++;
      return '{"n":1}';
    });
    const options = {
      client,
      journal,
      signal: stop.signal,
      describe: false as const,
      rateLimit: { requestsPerMinute: 1 },
    };
    let seen = 0;
    const onResult = (): void => {
      seen++;
    };
    const items = [1, 2, 3, 4, 5].values();
    const many = generateMany({ ...options, contract, items, prompt: String, onResult });
    const { describe: _, ...worker } = options;
    const workers = [1, 2].map(() => workMany({ ...worker, contractOf: () => contract }));
    const connection = new Connection(journal);
    const left = async (): Promise<number> => {
      const { rows } = await connection
        .query("SELECT requests FROM concordat_many.rate")
        .catch(() => ({ rows: [] }));
      return Math.floor(rows[0]?.requests ?? 0);
    };
    const before = asked;
    await expect.poll(left, { timeout: 20_000 }).toBeLessThanOrEqual(-2);
    // The first answer may still be on its way to the call, which counts what it has seen when it is stopped.
    await expect.poll(() => seen, { timeout: 20_000 }).toBe(1);
    stop.abort();
    expect(await many).toMatchObject({ valid: 1 });
    expect((await Promise.all(workers)).map(({ state }) => state)).toEqual(["stopped", "stopped"]);
    expect(asked - before).toBeLessThanOrEqual(1);
    expect(await left()).toBe(0);
    await connection.close();
  });
});
