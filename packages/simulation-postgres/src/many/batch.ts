import { LedgerError } from "@concordat/simulation";
import type { Client, Connection } from "../database/connection.js";
import { type ItemQueue, maxLostWorkers, type QueuedJobs } from "./item-queue.js";
import type { BatchDefinition, BatchItem, SharedBatch } from "./shared-batch.js";

/** An item with its position in the source. */
export interface PlacedItem extends BatchItem {
  readonly seq: number;
}

/** Finds a batch by its name, or creates it. Returns its number. */
export async function openBatch(
  connection: Connection,
  { name, identity, request, difference }: Pick<SharedBatch, keyof BatchDefinition | "difference">,
): Promise<number> {
  await connection.query(
    "INSERT INTO concordat_many.batch (name, identity, request) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING",
    [name, identity, request],
  );
  const { rows } = await connection.query("SELECT id, identity FROM concordat_many.batch WHERE name = $1", [
    name,
  ]);
  const differs = difference(rows[0].identity);
  if (differs === null) return rows[0].id;
  throw new LedgerError(
    `PostgreSQL ${connection.place}: the batch ${name} belongs to another run (${differs}); repeat that run as it was, or give this one another name`,
  );
}

/** Begins a pass over the items of a batch. Returns its number. */
export async function beginPass(connection: Connection, batch: number, holder: string): Promise<number> {
  const { rows } = await connection.query(
    "UPDATE concordat_many.batch SET pass = pass + 1, finished = false, holder = $2 WHERE id = $1 RETURNING pass",
    [batch, holder],
  );
  return rows[0].pass;
}

/** A pass over the items of a batch: the part of a batch that a process gives. */
export interface Pass {
  readonly connection: Connection;
  readonly batch: number;
  readonly pass: number;
  readonly queue: ItemQueue;
  readonly rules: Pick<SharedBatch, "isRepeated" | "resultOfLost" | "onDuplicate" | "onChanged">;
}

interface StoredItem {
  readonly id: string;
  readonly seq: number;
  readonly asked: string;
  readonly code: string | null;
  readonly result: string | null;
  readonly job: string | null;
}

/**
 * Adds items to a batch, in one transaction, with jobs for those without a result. It may be repeated if its commit is
 * not known to have succeeded.
 * @param jobs the jobs that were already in the queue
 * @returns the results of the items that have one, and the positions of the others
 */
export async function addItems(
  { connection, batch, pass, queue, rules }: Pass,
  items: readonly PlacedItem[],
  jobs: QueuedJobs,
): Promise<{ readonly results: readonly string[]; readonly waiting: readonly number[] }> {
  const place = `PostgreSQL ${connection.place}`;
  return connection.transaction(async (client) => {
    await client.query(
      `INSERT INTO concordat_many.item (batch, id, seq, pass, asked, messages)
       SELECT $1, * FROM unnest($2::text[], $3::bigint[], array_fill($4::int, ARRAY[cardinality($2::text[])]), $5::text[], $6::text[])
       ON CONFLICT (batch, id) DO UPDATE SET seq = excluded.seq, pass = excluded.pass WHERE item.pass < excluded.pass`,
      [
        batch,
        items.map(({ id }) => id),
        items.map(({ seq }) => seq),
        pass,
        items.map(({ asked }) => asked),
        items.map(({ messages }) => messages),
      ],
    );
    const { rows } = await client.query(
      "SELECT id, seq, asked, code, result, job FROM concordat_many.item WHERE batch = $1 AND id = ANY($2)",
      [batch, items.map(({ id }) => id)],
    );
    const stored = new Map<string, StoredItem>(rows.map((row) => [row.id, row]));
    const [results, waiting, jobless]: [string[], number[], PlacedItem[]] = [[], [], []];
    for (const item of items) {
      const found = stored.get(item.id);
      if (found?.seq !== item.seq) throw rules.onDuplicate(item.id);
      const isSame = found.asked === item.asked;
      // The job of another question says nothing about this one.
      const current = { ...found, job: isSame ? found.job : null };
      const result = await resultOf(client, current, jobs, { batch, rules });
      if (found.result !== null && !isSame) throw rules.onChanged(place, item.id);
      if (result !== null) results.push(result);
      else waiting.push(item.seq);
      if (result === null && !isQueued(current, jobs.open)) jobless.push(item);
    }
    await giveJobs(client, { batch, queue }, jobless);
    return { results, waiting };
  });
}

/** Returns the result of an item; `null` if it has none or is requested again. */
function keptResult({ code, result }: StoredItem, { isRepeated }: Pass["rules"]): string | null {
  return result === null || isRepeated(code ?? "") ? null : result;
}

function isQueued({ result, job }: StoredItem, open: ReadonlySet<string>): boolean {
  return result === null && job !== null && open.has(job);
}

/** Returns the result of an item: a stored one, or a failure if all workers that had the item were lost. */
async function resultOf(
  client: Client,
  item: StoredItem,
  { exhausted }: QueuedJobs,
  context: Pick<Pass, "batch" | "rules">,
): Promise<string | null> {
  const isExhausted = item.result === null && item.job !== null && exhausted.has(item.job);
  return isExhausted ? giveUp(client, item.id, context) : keptResult(item, context.rules);
}

/** Records that an item has no result because of the workers that were lost with it. Returns what it recorded. */
async function giveUp(
  client: Client,
  id: string,
  { batch, rules }: Pick<Pass, "batch" | "rules">,
): Promise<string> {
  const { code, result } = rules.resultOfLost(id, maxLostWorkers);
  await client.query(
    "UPDATE concordat_many.item SET result = $3, code = $4, done = clock_timestamp() WHERE batch = $1 AND id = $2",
    [batch, id, result, code],
  );
  return result;
}

async function giveJobs(
  client: Client,
  { batch, queue }: Pick<Pass, "batch" | "queue">,
  items: readonly BatchItem[],
): Promise<void> {
  if (items.length === 0) return;
  const jobs = await queue.add(
    client,
    items.map(({ id }) => id),
  );
  await client.query(
    `UPDATE concordat_many.item SET job = given.job, asked = given.asked, messages = given.messages, result = NULL, code = NULL
     FROM unnest($2::text[], $3::uuid[], $4::text[], $5::text[]) AS given (id, job, asked, messages)
     WHERE batch = $1 AND item.id = given.id`,
    [
      batch,
      items.map(({ id }) => id),
      jobs,
      items.map(({ asked }) => asked),
      items.map(({ messages }) => messages),
    ],
  );
}

/** Returns the new results of waiting items, by position. */
export async function newResults(
  { connection, batch, pass }: Pass,
  waiting: readonly number[],
): Promise<readonly { readonly seq: number; readonly result: string }[]> {
  const { rows } = await connection.query(
    "SELECT seq, result FROM concordat_many.item WHERE batch = $1 AND pass = $2 AND seq = ANY($3) AND result IS NOT NULL",
    [batch, pass, waiting],
  );
  return rows;
}

/**
 * Gives jobs to waiting items whose job has disappeared. An item whose job has no attempt left has ended several workers
 * in turn: it gets a failure as its result, so that it does not stop the batch.
 */
export async function giveLostJobs(
  { connection, batch, pass, queue, rules }: Pass,
  waiting: readonly number[],
): Promise<void> {
  const exhausted = await connection.transaction(async (client) => {
    const { rows } = await client.query(
      "SELECT id, asked, messages, job FROM concordat_many.item WHERE batch = $1 AND pass = $2 AND seq = ANY($3) AND result IS NULL FOR UPDATE",
      [batch, pass, waiting],
    );
    // Read after the rows are locked: a job that has ended since has recorded its result.
    const jobs = await queue.jobs();
    const lost = rows.filter(({ job }) => !jobs.open.has(job));
    await giveJobs(
      client,
      { batch, queue },
      lost.filter(({ job }) => !jobs.exhausted.has(job)),
    );
    const ended = lost.filter(({ job }) => jobs.exhausted.has(job));
    for (const { id } of ended) await giveUp(client, id, { batch, rules });
    return ended.map(({ job }) => job);
  });
  await queue.remove(exhausted);
}
