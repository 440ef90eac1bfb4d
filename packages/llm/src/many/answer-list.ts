import { safeListener } from "@concordat/contracts/options";
import type { Usage } from "../chat/index.js";
import { addUsage } from "../generate/usage.js";
import { duplicateId, type Task, taskRequest, toTask } from "./item-request.js";
import type { KeptValues } from "./kept-values.js";
import type { ManyOptions } from "./many-options.js";
import { isRepeated, type ManyFailure, type ManyResult, stateOf, withValue } from "./many-result.js";
import { openResultJournal, type ResultJournal } from "./result-journal.js";
import { runTasks } from "./run-tasks.js";

/** The outcome of all items of a list. */
export interface Many<T> {
  /** The result for each item, in the order of the items; `null` for an item that was not processed before an abort. */
  readonly results: readonly (ManyResult<T> | null)[];
  /** The results without a value. */
  readonly failures: readonly ManyFailure[];
  /** Sum over all results, including those of the journal; `null` if none reports its usage. */
  readonly usage: Usage;
}

/** Requests a value for each item of a list, and returns all results. */
export async function answerList<Item, Output, Input>(
  items: readonly Item[],
  options: ManyOptions<Item, Output, Input, unknown>,
  values: KeptValues<Output>,
  onWarning: (message: string) => void,
): Promise<Many<Output>> {
  const { journal: file, retryFailed = false, concurrency = 1, signal } = options;
  const onResult = safeListener("onResult", options.onResult);
  const tasks = tasksOf(items, options);
  const journal = file === undefined ? unkept() : await openResultJournal(file, tasks, options, values);
  for (const note of journal.notes) onWarning(note);
  const results = new Map<string, ManyResult<Output>>();
  const isOpen = ({ id }: Task): boolean => {
    const known = results.get(id);
    return known === undefined || isRepeated(stateOf(known), retryFailed);
  };
  try {
    for (const [id, kept] of journal.kept) results.set(id, await withValue(kept, values.forItem().toOutput));
    const open = tasks.filter(isOpen);
    let done = tasks.length - open.length;
    const request = taskRequest(options, values);
    await runTasks(open, { concurrency: Math.min(concurrency, open.length), signal }, async (task, stop) => {
      const answer = await request(task, stop);
      if (answer === null) return;
      await journal.append(answer.kept);
      const result = await withValue(answer.kept, answer.toOutput);
      results.set(result.id, result);
      done++;
      onResult(result, { done, total: tasks.length });
    });
  } finally {
    await journal.close();
  }
  const found = [...results.values()];
  return {
    results: tasks.map(({ id }) => results.get(id) ?? null),
    failures: found.filter((result) => result.state !== "valid"),
    usage: addUsage(found.map(({ usage }) => usage)),
  };
}

function tasksOf<Item, Output, Input>(
  items: readonly Item[],
  options: ManyOptions<Item, Output, Input, unknown>,
): Task[] {
  const ids = new Set<string>();
  return items.map((item, index) => {
    const task = toTask(options, item, index);
    if (ids.has(task.id)) throw duplicateId(task.id);
    ids.add(task.id);
    return task;
  });
}

function unkept(): ResultJournal {
  return { kept: new Map(), notes: [], append: () => Promise.resolve(), close: () => Promise.resolve() };
}
