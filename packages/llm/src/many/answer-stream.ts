import { safeListener } from "@concordat/contracts/options";
import { duplicateId, taskRequest, toTask } from "./item-request.js";
import { ItemStates } from "./item-states.js";
import type { KeptValues } from "./kept-values.js";
import type { ManyOptions } from "./many-options.js";
import { isRepeated, withValue } from "./many-result.js";
import { runTasks } from "./run-tasks.js";
import { askedDigest, changedItem, openStreamJournal } from "./stream-journal.js";
import { type ManySummary, Tally } from "./tally.js";

/**
 * Requests a value for each item of an iterable. Only items in progress and about 70 bytes of each earlier one are in
 * memory: its results are in the journal and are passed to `onResult`.
 */
export async function answerStream<Item, Output, Input>(
  items: Iterable<Item> | AsyncIterable<Item>,
  options: ManyOptions<Item, Output, Input, unknown>,
  values: KeptValues<Output>,
  onWarning: (message: string) => void,
): Promise<ManySummary> {
  const { journal: file, retryFailed = false, concurrency = 1, signal } = options;
  const onResult = safeListener("onResult", options.onResult);
  const known = new ItemStates();
  const journal = file === undefined ? null : await openStreamJournal(file, options, values, known);
  const tally = new Tally();
  const request = taskRequest(options, values);
  let total: number | null = null;
  let index = 0;
  async function* counted(): AsyncGenerator<{ readonly item: Item; readonly index: number }> {
    for await (const item of items) yield { item, index: index++ };
    total = index;
  }
  try {
    for (const note of journal?.notes ?? []) onWarning(note);
    const hasEnded = await runTasks(counted(), { concurrency, signal }, async ({ item, index: at }, stop) => {
      const task = toTask(options, item, at);
      const asked = askedDigest(task);
      const number = known.give(task.id, asked);
      if (number === "repeated") throw duplicateId(task.id);
      if (number === "changed") throw changedItem(file ?? "the journal", task.id);
      tally.total++;
      const state = known.stateOf(number);
      const isOpen = state === "none" || isRepeated(state, retryFailed);
      const answer = isOpen ? await request(task, stop) : null;
      if (answer !== null) {
        await journal?.append(answer.kept, asked);
        known.setResult(number, answer.kept);
      }
      const reached = known.stateOf(number);
      if (reached !== "none") tally.add(reached, known.usageOf(number));
      if (answer === null) return;
      onResult(await withValue(answer.kept, answer.toOutput), { done: tally.done, total });
    });
    const others = known.size - tally.total;
    if (hasEnded && others > 0) onWarning(notGiven(file ?? "the journal", others));
  } finally {
    await journal?.close();
  }
  return tally.summary();
}

function notGiven(file: string, count: number): string {
  return count === 1
    ? `${file} has a result of an item that was not given; it is not counted`
    : `${file} has results of ${count} items that were not given; they are not counted`;
}
