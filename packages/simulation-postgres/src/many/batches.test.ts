import { defineContract } from "@concordat/contracts/define";
import { ConnectionFailedError } from "@concordat/llm";
import {
  generateMany,
  type ManyProgress,
  type ManySummary,
  readResults,
  workMany,
} from "@concordat/llm/many";
import { createScriptedClient, type ScriptedAnswer } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import { Connection } from "../database/connection.js";
import { describePostgres } from "../testing/describe-postgres.js";

const contract = defineContract({ type: "object", properties: { n: { type: "integer" } }, required: ["n"] });

function* upTo(count: number): Generator<number> {
  for (let n = 0; n < count; n++) yield n;
}

/** A model that answers with the number in the prompt, and the numbers that it was asked about. */
function model(answerTo: (n: number) => ScriptedAnswer = (n) => `{"n":${n}}`, afterMs = 0) {
  const asked: number[] = [];
  const client = createScriptedClient(({ messages }) => {
    const n = Number(messages[0]?.content);
    // Programs also look at a request that they do not send.
    if (Number.isInteger(n)) asked.push(n);
    return { afterMs, answer: answerTo(n) };
  });
  return { client, asked };
}

await describePostgres("a batch in a database", ({ server }) => {
  const describe = false as const;
  const shared = { contract, prompt: String, describe, maxRetries: 0, concurrency: 2 };

  it("asks about each item once, by several workers, and yields the results in order", async () => {
    const journal = await server.newDatabase();
    const [own, first, second] = [model(undefined, 2), model(undefined, 2), model(undefined, 2)];
    const progress: ManyProgress[] = [];
    const onResult = (_: unknown, now: ManyProgress): void => void progress.push(now);
    const running = generateMany({ ...shared, client: own.client, items: upTo(60), journal, onResult });
    const workers = [first, second].map(({ client }) =>
      workMany({ journal, client, name: "many", contractOf: () => contract, concurrency: 2 }),
    );
    expect(await running).toMatchObject({ total: 60, valid: 60, failed: 0 });
    const ends = await Promise.all(workers);
    expect(ends.map(({ state, discarded }) => [state, discarded])).toEqual([
      ["completed", 0],
      ["completed", 0],
    ]);
    const asked = [own, first, second].flatMap((one) => one.asked).sort((a, b) => a - b);
    expect(asked).toEqual([...upTo(60)]);
    expect(progress.at(-1)).toEqual({ done: 60, total: 60 });
    const values: unknown[] = [];
    for await (const result of readResults({ journal, contract }))
      values.push(result?.state === "valid" && result.value.n);
    expect(values).toEqual([...upTo(60)]);

    // Repeated: nothing is asked. The list has all results.
    const again = model();
    const list = await generateMany({ ...shared, client: again.client, items: [...upTo(60)], journal });
    expect([list.results.length, list.failures, again.asked]).toEqual([60, [], []]);
    // More items at the end: only these are asked.
    await generateMany({ ...shared, client: again.client, items: upTo(62), journal });
    expect(again.asked.sort()).toEqual([60, 61]);
  });

  it("repeats items without an answer, and leaves one to others when a worker's model is gone", async () => {
    const journal = await server.newDatabase();
    const gone = model((n) => (n === 1 ? new ConnectionFailedError("refused") : `{"n":${n}}`));
    expect(await generateMany({ ...shared, client: gone.client, items: upTo(3), journal })).toMatchObject({
      valid: 2,
      failures: { CONNECTION_FAILED: 1 },
    });
    const dead = model(() => new ConnectionFailedError("refused"));
    const worker = workMany({ journal, client: dead.client, contractOf: () => contract, maxRetries: 0 });
    const slow = model(undefined, 250).client;
    const left = generateMany({ ...shared, client: slow, items: upTo(9), journal, concurrency: 1 });
    expect(await worker).toMatchObject({
      state: "outage",
      recorded: 0,
      outage: { code: "CONNECTION_FAILED" },
    });
    expect(await left).toMatchObject({ total: 9, valid: 9, failed: 0 });
  });

  it("gives an item up that ended several workers in turn, and asks about it again when the call is repeated", async () => {
    const journal = await server.newDatabase();
    const connection = new Connection(journal);
    // The queue ends a job as exhausted if workers are lost with it; here at the first one, which is still alive.
    const poison = model((n) => {
      if (n === 1)
        void connection.query(
          "UPDATE concordat_many_queue.job SET state = 'failed' WHERE data->>'item' = '1'",
        );
      return `{"n":${n}}`;
    }, 150);
    expect(await generateMany({ ...shared, client: poison.client, items: upTo(3), journal })).toMatchObject({
      total: 3,
      valid: 2,
      failures: { ABORTED: 1 },
    });
    for await (const result of readResults({ journal, contract }))
      if (result?.id === "1")
        expect(result).toMatchObject({
          state: "failed",
          error: { message: expect.stringMatching(/^4 workers in turn were lost while they worked on this/) },
        });
    const again = model();
    expect(await generateMany({ ...shared, client: again.client, items: upTo(3), journal })).toMatchObject({
      valid: 3,
    });
    expect(again.asked).toEqual([1]);
    await connection.close();
  });

  it("refuses what would change it: other settings, a changed item, an id twice, a second giver, a worker that asks otherwise", async () => {
    const journal = await server.newDatabase();
    const { client, asked } = model();
    const call = { ...shared, client, journal, items: [1, 2] };
    await generateMany(call);
    const other = defineContract({ ...contract.schema, description: "other" });
    const id = (_: number, index: number): string => String(index);
    const cases: readonly (readonly [() => Promise<unknown>, RegExp])[] = [
      [
        () => generateMany({ ...call, contract: other }),
        /the batch many belongs to another run \(other schema\)/,
      ],
      [() => generateMany({ ...call, temperature: 1 }), /temperature is not set there, but 1 here/],
      [
        () => generateMany({ ...call, id, items: [1, 3] }),
        /has a result of the item "1" with another prompt/,
      ],
      [() => generateMany({ ...call, id: () => "x", name: "x" }), /^two items have the id "x"/],
      [
        () => workMany({ journal, client, name: "many", contractOf: () => other }),
        /cannot be served by this worker: other schema/,
      ],
    ];
    const before = asked.length;
    const connection = new Connection(journal);
    await connection.query("UPDATE concordat_many.batch SET finished = false");
    for (const [run, message] of cases) await expect(run()).rejects.toThrow(message);
    expect(asked.length).toBe(before);

    const slow = generateMany({ ...call, client: model(undefined, 300).client, name: "slow" });
    await expect
      .poll(
        async () =>
          (await connection.query("SELECT 1 FROM concordat_many.item WHERE job IS NOT NULL AND batch > 2"))
            .rowCount,
      )
      .toBeGreaterThan(0);
    await expect(generateMany({ ...call, name: "slow" })).rejects.toThrow(
      /another process \(.*\) gives the items/,
    );
    await slow;
    await connection.query("INSERT INTO concordat_many.tables_version VALUES (99)");
    await expect(generateMany(call)).rejects.toThrow(/its batches are of version 99, .* update concordat/);
    await connection.close();
  });

  it("leaves a schema of that name that is someone else's as it is", async () => {
    const journal = await server.newDatabase();
    const connection = new Connection(journal);
    await connection.query("CREATE SCHEMA concordat_many; CREATE TABLE concordat_many.mine (a int)");
    await expect(generateMany({ ...shared, client: model().client, items: [1], journal })).rejects.toThrow(
      /it has a schema concordat_many that was not made by Concordat/,
    );
    const { rows } = await connection.query(
      "SELECT tablename FROM pg_tables WHERE schemaname LIKE 'concordat%'",
    );
    expect(rows).toEqual([{ tablename: "mine" }]);
    await connection.close();
  });

  it.skipIf(server.killAndRestart === null)(
    "continues after the server was killed in the middle",
    async () => {
      const journal = await server.newDatabase();
      const { client, asked } = model(undefined, 5);
      let isKilled = false;
      const onResult = (_: unknown, { done }: ManyProgress): void => {
        if (done < 10 || isKilled) return;
        isKilled = true;
        void server.killAndRestart?.();
      };
      const summary: ManySummary = await generateMany({
        ...shared,
        client,
        items: upTo(60),
        journal,
        onResult,
      });
      expect([isKilled, summary.valid, new Set(asked).size]).toEqual([true, 60, 60]);
    },
    90_000,
  );
});
