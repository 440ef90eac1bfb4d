import { checkValue, required, rules, safeListener } from "@concordat/contracts/options";
import type { SchemaValue, TypeBoxKind } from "@concordat/parser";
import { messagesRule } from "../chat/chat-rules.js";
import type { Usage } from "../chat/index.js";
import { isUnanswered } from "../errors/index.js";
import type { FlexibleSchema } from "../generate/answer-contract.js";
import { withSystem } from "../generate/conversation.js";
import { answerTo } from "../generate/generate-object.js";
import type { FlexibleSchemaByType } from "../generate/generate-options.js";
import { addUsage } from "../generate/usage.js";
import { concurrencyWarning } from "../queue/concurrency-warning.js";
import { deriveSeed } from "../seed/derive-seed.js";
import { checkManyOptions } from "./check-many-options.js";
import { itemTools } from "./item-tools.js";
import { type ItemValue, type KeptValues, keptValues } from "./kept-values.js";
import type { ManyOptions } from "./many-options.js";
import { type ManyFailure, type ManyResult, toResult, withValue } from "./many-result.js";
import { openResultJournal, type ResultJournal, type Task } from "./result-journal.js";
import { runTasks } from "./run-tasks.js";

/** The outcome of all items. */
export interface Many<T> {
  /** The result for each item, in the order of the items; `null` for an item that was not processed before an abort. */
  readonly results: readonly (ManyResult<T> | null)[];
  /** The results without a value. */
  readonly failures: readonly ManyFailure[];
  /** Sum over all results, including those of the journal; `null` if none reports its usage. */
  readonly usage: Usage;
}

/**
 * Requests one value for each item, several concurrently, and stores each result: the same call continues an
 * interrupted one. The results depend neither on the order nor on the number of items in progress.
 * @throws {RangeError} when an argument is invalid, or two items have the same id
 * @throws {TypeError} for a schema that cannot be written as JSON Schema
 * @throws {ContractViolationError} when a value of the journal violates the schema, for example because its checks
 *   have changed
 * @throws {FilesError} when the journal cannot be used
 * @example
 * const { results, failures } = await generateMany({
 *   client,
 *   contract: ticket,
 *   items: mails,
 *   prompt: ({ text }) => `Classify this mail: ${quoteUntrusted("mail", text)}`,
 *   concurrency: 4,
 *   journal: "tickets.ndjson",
 * });
 */
export async function generateMany<Item, Output, Input = Output, Type extends TypeBoxKind = never>(
  options: ManyOptions<Item, SchemaValue<Output, Type>, Input, FlexibleSchemaByType<Output, Input> | Type>,
): Promise<Many<SchemaValue<Output, Type>>>;
export async function generateMany<Item, Output, Input>(
  options: ManyOptions<Item, Output, Input, FlexibleSchema<Output, Input>>,
): Promise<Many<Output>> {
  checkManyOptions(options);
  const { journal: file, retryFailed = false, concurrency = 1 } = options;
  const onResult = safeListener("onResult", options.onResult);
  const onWarning = safeListener("onWarning", options.onWarning ?? console.warn);
  const warning = concurrencyWarning(options.client, concurrency);
  if (warning !== null) onWarning(warning);
  const tasks = tasksOf(options);
  const values = keptValues(options.contract);
  const journal = file === undefined ? unkept() : await openResultJournal(file, tasks, options, values);
  for (const note of journal.notes) onWarning(note);
  const results = new Map<string, ManyResult<Output>>();
  const isOpen = ({ id }: Task): boolean => {
    const known = results.get(id);
    if (known === undefined || known.state === "valid") return known === undefined;
    return retryFailed || isUnanswered(known.error.code);
  };
  try {
    for (const [id, kept] of journal.kept) results.set(id, await withValue(kept, values.forItem().toOutput));
    const open = tasks.filter(isOpen);
    let done = tasks.length - open.length;
    await answer(open, options, values, async (kept, toOutput) => {
      await journal.append(kept);
      const result = await withValue(kept, toOutput);
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

/**
 * Requests the value of each task. If the caller stops a task, it has no result, and the next call requests it again.
 */
async function answer<Item, Output, Input>(
  tasks: readonly Task[],
  options: ManyOptions<Item, Output, Input, unknown>,
  values: KeptValues<Output>,
  keep: (result: ManyResult<unknown>, toOutput: ItemValue<Output>["toOutput"]) => Promise<void>,
): Promise<void> {
  const {
    items: _items,
    prompt: _prompt,
    system: _system,
    id: _id,
    journal: _journal,
    onResult: _onResult,
    onWarning: _onWarning,
    ...rest
  } = options;
  const {
    concurrency = 1,
    retryFailed: _retryFailed,
    seed,
    approve: _approve,
    onStep: _onStep,
    ...asked
  } = rest;
  const toolsOf = itemTools(options);
  await runTasks(tasks, { concurrency, signal: options.signal }, async ({ id, messages }, signal) => {
    const seeds = seed === undefined ? {} : { seed: (number: number) => deriveSeed(seed, id, number) };
    const { contract, toOutput } = values.forItem();
    const outcome = await answerTo({ ...asked, ...seeds, ...toolsOf(id), contract, messages, signal });
    if (signal.aborted && outcome.state === "failed") return;
    await keep(toResult(id, outcome), toOutput);
  });
}

function tasksOf<Item, Output, Input>(options: ManyOptions<Item, Output, Input, unknown>): Task[] {
  const { items, prompt, system, id = (_, index) => String(index) } = options;
  const ids = new Set<string>();
  return items.map((item: Item, index) => {
    const name = id(item, index);
    checkValue(name, required(rules.text), `the id of items[${index}]`);
    if (ids.has(name))
      throw new RangeError(`two items have the id ${JSON.stringify(name)}; give each its own`);
    ids.add(name);
    const asked = prompt(item, index);
    const messages = typeof asked === "string" ? [{ role: "user" as const, content: asked }] : asked;
    checkValue(messages, required(messagesRule), `the prompt of items[${index}]`);
    return { id: name, messages: withSystem(messages, system) };
  });
}

function unkept(): ResultJournal {
  return { kept: new Map(), notes: [], append: () => Promise.resolve(), close: () => Promise.resolve() };
}
