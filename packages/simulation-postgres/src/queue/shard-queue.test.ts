import { expect, it } from "vitest";
import { describePostgres } from "../testing/describe-postgres.js";
import { street } from "../testing/street.js";
import { surveyedStreet } from "../testing/surveyed-street.js";
import { ShardQueue } from "./shard-queue.js";

await describePostgres("the queue of a run's shards", ({ openDatabase }) => {
  const given = async (scenario = street()) => {
    const database = await openDatabase();
    const { connection } = database;
    const run = await database.createRun("shards", scenario);
    const queue = await ShardQueue.connect(connection, run, { role: "coordinator" });
    const names = async () => (await connection.query("SELECT name FROM concordat_queue.queue")).rows;
    return { connection, run, queue, names };
  };

  it("takes a shard that a coordinator without surveys gave out for one of decisions", async () => {
    const { connection, queue } = await given();
    const before = { round: 2, agents: ["agent-1"], isLast: false };
    await connection.transaction((client) => queue.add(client, [before as never], 10));
    expect((await queue.open()).map(({ shard }) => shard)).toEqual([{ ...before, part: "decisions" }]);
    expect(await queue.take()).toMatchObject({ ...before, part: "decisions" });
    await queue.close();
  });

  it("says that a worker is too old for what a later coordinator gives out", async () => {
    const { connection, queue } = await given();
    const later = { round: 0, part: "dreams", agents: ["agent-1"], isLast: false };
    await connection.transaction((client) => queue.add(client, [later as never], 10));
    await expect(queue.take()).rejects.toThrow(
      /gives out "dreams", which this program cannot make; update concordat/,
    );
    await queue.close();
  });

  it("has another name where there are surveys: a worker that cannot answer them finds nothing to take", async () => {
    const plain = await given();
    expect(await plain.names()).toContainEqual({ name: `run-${plain.run.id}` });
    const surveyed = await given(surveyedStreet());
    expect(await surveyed.names()).toContainEqual({ name: `surveyed-run-${surveyed.run.id}` });
    expect(await surveyed.names()).not.toContainEqual({ name: `run-${surveyed.run.id}` });
    for (const { queue } of [plain, surveyed]) await queue.close();
  });
});
