import { safeListener } from "@concordat/contracts/options";
import type { Many } from "./answer-list.js";
import { batchDifference, batchIdentity, batchRequest } from "./batch-identity.js";
import { type AskShared, defaultBatchName, loadBatchModule, type SharedResult } from "./batch-module.js";
import { duplicateId, taskRequest, toTask } from "./item-request.js";
import type { KeptValues } from "./kept-values.js";
import type { Items, ManyOptions } from "./many-options.js";
import { isRepeated, type ManyResult, readResult, resultOfLost, stateOf, withValue } from "./many-result.js";
import { askedDigest, changedItem } from "./stream-journal.js";
import { type ManySummary, Tally } from "./tally.js";

/** Returns the function that requests values for the items of a shared batch. */
export function askShared<Item, Output, Input>(
  options: ManyOptions<Item, Output, Input, unknown>,
  values: KeptValues<Output>,
): AskShared {
  const request = taskRequest(options, values);
  return async ({ id, messages }, signal) => {
    const answer = await request({ id, messages: JSON.parse(messages) }, signal);
    if (answer === null) return null;
    return toShared(answer.kept);
  };
}

/** Converts a result to the form in which a database stores it. */
function toShared(kept: ManyResult<unknown>): SharedResult {
  return { code: stateOf(kept), result: JSON.stringify(kept) };
}

/** Converts a stored result to the result for the caller. */
export function storedToResult<Output>(
  stored: string,
  { read, forItem }: KeptValues<Output>,
): Promise<ManyResult<Output>> {
  return withValue(readResult(JSON.parse(stored), read), forItem().toOutput);
}

/**
 * Requests a value for each item together with workers on any machine, by a database.
 * @returns the summary; for a list, the results
 */
export async function answerShared<Item, Output, Input>(
  items: Items<Item>,
  url: string,
  options: ManyOptions<Item, Output, Input, unknown>,
  values: KeptValues<Output>,
): Promise<Many<Output> | ManySummary> {
  const { runBatch, readBatch } = await loadBatchModule();
  const { name = defaultBatchName, retryFailed = false, concurrency = 1 } = options;
  const { signal = new AbortController().signal } = options;
  const onResult = safeListener("onResult", options.onResult);
  const identity = await batchIdentity(options, values);
  const tally = new Tally();
  let total: number | null = Array.isArray(items) ? items.length : null;
  async function* given() {
    let index = 0;
    for await (const item of items) {
      const task = toTask(options, item, index++);
      tally.total++;
      yield { id: task.id, asked: askedDigest(task), messages: JSON.stringify(task.messages) };
    }
    total = index;
  }
  await runBatch({
    url,
    name,
    concurrency,
    signal,
    identity: JSON.stringify(identity),
    request: batchRequest(options, values.contract),
    items: given(),
    ask: askShared(options, values),
    difference: (stored) => batchDifference(stored, identity),
    isRepeated: (code) => isRepeated(code, retryFailed),
    async onResult(stored, isNew) {
      const kept = readResult(JSON.parse(stored), values.read);
      tally.add(stateOf(kept), kept.usage);
      if (isNew) onResult(await withValue(kept, values.forItem().toOutput), { done: tally.done, total });
    },
    resultOfLost: (id, workers) => toShared(resultOfLost(id, workers, options.client.id)),
    onDuplicate: duplicateId,
    onChanged: changedItem,
  });
  if (!Array.isArray(items)) return tally.summary();
  const results: (ManyResult<Output> | null)[] = [];
  for await (const stored of readBatch(url, name))
    results.push(stored === null ? null : await storedToResult(stored, values));
  while (results.length < items.length) results.push(null);
  const failures = results.filter((result) => result !== null).filter(({ state }) => state !== "valid");
  return { results, failures: failures as Many<Output>["failures"], usage: tally.summary().usage };
}
