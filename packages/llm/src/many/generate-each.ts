import { safeListener } from "@concordat/contracts/options";
import type { SchemaValue, TypeBoxKind } from "@concordat/parser";
import type { Usage } from "../chat/index.js";
import { type FlexibleSchema, toAnswerContract } from "../generate/answer-contract.js";
import { answerTo } from "../generate/generate-object.js";
import type { FlexibleSchemaByType } from "../generate/generate-options.js";
import { addUsage } from "../generate/usage.js";
import { deriveSeed } from "../seed/derive-seed.js";
import { asResults } from "./as-results.js";
import { checkEachOptions, type EachOptions } from "./each-options.js";
import { toTask } from "./item-request.js";
import { itemTools } from "./item-tools.js";
import { type ManyResult, toResult } from "./many-result.js";
import { withRateLimit } from "./with-rate-limit.js";

/**
 * Requests one value for each item and yields each result, with the item's id, as soon as it is available. Only items
 * in progress are in memory, so that the source may be very large or endless. Leaving the loop stops the requests and
 * closes the source. Results are not stored; `generateMany` stores them and can resume.
 * @throws {RangeError} when an argument is invalid
 * @throws {TypeError} for a schema that cannot be written as JSON Schema
 * @example
 * import { generateEach } from "@concordat/llm/many";
 *
 * for await (const result of generateEach({
 *   client,
 *   contract: ticket,
 *   items: createInterface({ input: createReadStream("mails.ndjson") }),
 *   prompt: (line) => `Classify this mail: ${quoteUntrusted("mail", line)}`,
 *   concurrency: 8,
 * })) {
 *   await save(result);
 * }
 */
export function generateEach<Item, Output, Input = Output, Type extends TypeBoxKind = never>(
  options: EachOptions<Item, SchemaValue<Output, Type>, Input, FlexibleSchemaByType<Output, Input> | Type>,
): AsyncGenerator<ManyResult<SchemaValue<Output, Type>>>;
export function generateEach<Item, Output, Input>(
  options: EachOptions<Item, Output, Input, FlexibleSchema<Output, Input>>,
): AsyncGenerator<ManyResult<Output>> {
  checkEachOptions(options);
  // A schema that cannot be written is refused before the first item is taken.
  toAnswerContract(options.contract);
  return resultsOf(withRateLimit(options));
}

async function* resultsOf<Item, Output, Input>(
  options: EachOptions<Item, Output, Input, FlexibleSchema<Output, Input>>,
): AsyncGenerator<ManyResult<Output>> {
  const { items, prompt: _prompt, system: _system, id: _id, concurrency = 1, seed, ...rest } = options;
  const { onProgress, approve: _approve, onStep: _onStep, ...asked } = rest;
  const toolsOf = itemTools(options);
  const tell = safeListener("onProgress", onProgress);
  let done = 0;
  let failed = 0;
  let usage: Usage = { promptTokens: null, completionTokens: null };
  const results = asResults<Item, ManyResult<Output>>(items, concurrency, async (item, index, left) => {
    const { id: name, messages } = toTask(options, item, index);
    const signal = options.signal === undefined ? left : AbortSignal.any([options.signal, left]);
    if (signal.aborted) return null;
    const seeds = seed === undefined ? {} : { seed: (number: number) => deriveSeed(seed, name, number) };
    const call = { ...asked, ...seeds, ...toolsOf(name), messages, signal };
    const outcome = await answerTo<Output, Input>(call);
    return signal.aborted && outcome.state === "failed" ? null : toResult(name, outcome);
  });
  for await (const result of results) {
    done++;
    if (result.state !== "valid") failed++;
    usage = addUsage([usage, result.usage]);
    tell({ done, failed, usage });
    yield result;
    if (options.signal?.aborted === true) return;
  }
}
