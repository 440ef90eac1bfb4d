import type { RoundPart } from "@concordat/simulation/distributed";
import { expect, it } from "vitest";
import { ledgerRow } from "../../../simulation/src/ledger/row-digest.js";
import { discardedWork } from "../coordinator/discarded-work.js";
import { Owner } from "../ledger/owner.js";
import { ShardQueue } from "../queue/shard-queue.js";
import { describePostgres } from "../testing/describe-postgres.js";
import { street } from "../testing/street.js";
import { recordShard } from "./shard-work.js";

const vain = { count: 0, requests: 0, tokens: null };
const made = { rows: [], requests: 7, tokens: null, pause: null, vain };

await describePostgres("a worker's shard", ({ openDatabase }) => {
  const given = async (part: RoundPart = "decisions") => {
    const database = await openDatabase();
    const { connection } = database;
    const run = await database.createRun("shards", street());
    const queue = await ShardQueue.connect(connection, run, { role: "coordinator" });
    const { rows } = await connection.query("UPDATE concordat.simulation SET epoch = 1 RETURNING epoch");
    const owner = new Owner(connection, run.id, rows[0].epoch);
    await owner.transaction((client) =>
      queue.add(client, [{ round: 0, part, agents: ["agent-1"], isLast: false }], 10),
    );
    const held = await queue.take();
    if (held === null) throw new Error("there was no shard");
    const bench = (worker: string) => ({ connection, simulation: run.id, queue, worker });
    const discarded = () => discardedWork(connection, run.id);
    return { connection, queue, held, bench, discarded, end: () => queue.close() };
  };

  it("is recorded once: again for the same worker is the same, as when an answer was lost", async () => {
    const { held, bench, discarded, queue, end } = await given();
    expect(await recordShard(bench("a"), { held, made, seconds: 1 })).toBe("recorded");
    expect(await recordShard(bench("a"), { held, made, seconds: 1 })).toBe("recorded");
    expect(await recordShard(bench("b"), { held, made, seconds: 1 })).toBe("discarded");
    expect(await discarded()).toEqual({ shards: 1, requests: 7, tokens: null });
    expect(await queue.open()).toEqual([]);
    await end();
  });

  it("is not recorded by one who has lost it to another, and its cost is counted", async () => {
    const { queue, held, bench, discarded, end } = await given();
    await queue.giveBack(held);
    const again = await queue.take();
    if (again === null) throw new Error("it was not given out again");
    expect([again.id, again.attempt]).toEqual([held.id, 1]);
    expect(await recordShard(bench("late"), { held, made, seconds: 9 })).toBe("discarded");
    expect(await recordShard(bench("next"), { held: again, made, seconds: 1 })).toBe("recorded");
    expect(await discarded()).toEqual({ shards: 1, requests: 7, tokens: null });
    await end();
  });

  it("is not recorded once its lease has ended by the clock of PostgreSQL, even when nobody else has it", async () => {
    const { connection, queue, held, bench, discarded, end } = await given();
    await connection.query("UPDATE concordat_queue.job SET heartbeat_on = now() - interval '11 seconds'");
    await expect(queue.renew(connection, held)).rejects.toThrow(/given to another worker/);
    expect(await recordShard(bench("suspended"), { held, made, seconds: 11 })).toBe("discarded");
    expect(await discarded()).toEqual({ shards: 1, requests: 7, tokens: null });
    await end();
  });

  it("writes no answer of a worker that comes back late: only those of the shard's new worker stand, each once", async () => {
    const { connection, queue, held, bench, end } = await given("answers");
    const answer = (said: string) => {
      const row = [0, "opinion", "support", "agent-1", "valid", null, said, 7, null, null, "{}"];
      return { ...made, rows: [ledgerRow("answer", row)] };
    };
    await queue.giveBack(held);
    const again = await queue.take();
    if (again === null) throw new Error("it was not given out again");
    expect(await recordShard(bench("late"), { held, made: answer('"no"'), seconds: 9 })).toBe("discarded");
    const { rows: before } = await connection.query("SELECT 1 FROM concordat.answer");
    expect(before).toEqual([]);
    expect(await recordShard(bench("next"), { held: again, made: answer('"yes"'), seconds: 1 })).toBe(
      "recorded",
    );
    expect(await recordShard(bench("late"), { held, made: answer('"no"'), seconds: 9 })).toBe("discarded");
    const { rows } = await connection.query("SELECT agent, answer FROM concordat.answer");
    expect(rows).toEqual([{ agent: "agent-1", answer: '"yes"' }]);
    const counts = "SELECT state, sum(decisions)::integer AS decisions, sum(answers)::integer AS answers";
    expect(
      (await connection.query(`${counts} FROM concordat.shard_work GROUP BY state ORDER BY state`)).rows,
    ).toEqual([
      { state: "discarded", decisions: 0, answers: 2 },
      { state: "recorded", decisions: 0, answers: 1 },
    ]);
    await end();
  });
});
