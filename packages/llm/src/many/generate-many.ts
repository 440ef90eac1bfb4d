import { safeListener } from "@concordat/contracts/options";
import type { SchemaValue, TypeBoxKind } from "@concordat/parser";
import type { FlexibleSchema } from "../generate/answer-contract.js";
import type { FlexibleSchemaByType } from "../generate/generate-options.js";
import { concurrencyWarning } from "../queue/concurrency-warning.js";
import { answerList, type Many } from "./answer-list.js";
import { answerShared } from "./answer-shared.js";
import { answerStream } from "./answer-stream.js";
import { isDatabaseUrl } from "./batch-module.js";
import { checkManyOptions } from "./check-many-options.js";
import { keptValues } from "./kept-values.js";
import type { Items, ManyOptions } from "./many-options.js";
import type { ManySummary } from "./tally.js";
import { withRateLimit, withSharedRate } from "./with-rate-limit.js";

/** What `generateMany` returns for a list, with all results, and for any other iterable, with their counts. */
export type ManyOf<Source, T> = Source extends readonly unknown[] ? Many<T> : ManySummary;

/**
 * Requests one value for each item, several concurrently, and stores each result: the same call continues an
 * interrupted one. The results depend neither on the order nor on the number of items in progress. For a list, all
 * results are returned. Any other iterable may have any number of items: its results are stored in the journal and
 * passed to `onResult`, and the summary counts them.
 * @throws {RangeError} when an argument is invalid, or two items have the same id
 * @throws {TypeError} for a schema that cannot be written as JSON Schema
 * @throws {ContractViolationError} when a value of the journal violates the schema, for example because its checks
 *   have changed
 * @throws {FilesError} when the journal cannot be used
 * @throws {LedgerError} when the journal is a database that cannot be used; its message contains no password
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
export async function generateMany<
  Item,
  Output,
  Input = Output,
  Type extends TypeBoxKind = never,
  Source extends Items<Item> = readonly Item[],
>(
  options: ManyOptions<Item, SchemaValue<Output, Type>, Input, FlexibleSchemaByType<Output, Input> | Type> & {
    readonly items: Source;
  },
): Promise<ManyOf<Source, SchemaValue<Output, Type>>>;
export async function generateMany<Item, Output, Input>(
  given: ManyOptions<Item, Output, Input, FlexibleSchema<Output, Input>>,
): Promise<Many<Output> | ManySummary> {
  checkManyOptions(given);
  const options = withRateLimit(given);
  const { client, journal, concurrency = 1 } = options;
  const onWarning = safeListener("onWarning", options.onWarning ?? console.warn);
  const warning = concurrencyWarning(client, concurrency);
  if (warning !== null) onWarning(warning);
  const values = keptValues(options.contract);
  const answer = (items: Items<Item>): Promise<Many<Output> | ManySummary> => {
    if (journal !== undefined && isDatabaseUrl(journal))
      return withSharedRate(options, journal, (paced) => answerShared(items, journal, paced, values));
    return isList(items)
      ? answerList(items, options, values, onWarning)
      : answerStream(items, options, values, onWarning);
  };
  return isList(options.items) ? answer(options.items) : withIterator(options.items, answer);
}

/**
 * Calls a function with an iterable whose iterator is created at once, before anything is awaited: the lines of
 * `node:readline` are lost until there is one. If the function fails, the iterator is closed.
 */
async function withIterator<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  use: (items: Iterable<Item> | AsyncIterable<Item>) => Promise<Result>,
): Promise<Result> {
  const { iterator, begun } = begin(items);
  try {
    return await use(begun);
  } catch (error) {
    // Not awaited: an iterator that waits for its next item may never end.
    Promise.resolve(iterator.return?.()).catch(() => undefined);
    throw error;
  }
}

/** Creates the iterator of an iterable, and an iterable that has this one iterator. */
function begin<Item>(items: Iterable<Item> | AsyncIterable<Item>) {
  if (Symbol.asyncIterator in items) {
    const iterator = items[Symbol.asyncIterator]();
    return { iterator, begun: { [Symbol.asyncIterator]: () => iterator } };
  }
  const iterator = items[Symbol.iterator]();
  return { iterator, begun: { [Symbol.iterator]: () => iterator } };
}

function isList<Item>(items: Items<Item>): items is readonly Item[] {
  return Array.isArray(items);
}
