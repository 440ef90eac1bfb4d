import { checkValue, required, rules } from "@concordat/contracts/options";
import { messagesRule } from "../chat/chat-rules.js";
import type { ChatMessage } from "../chat/index.js";
import { withSystem } from "../generate/conversation.js";
import { answerTo } from "../generate/generate-object.js";
import { deriveSeed } from "../seed/derive-seed.js";
import { itemTools } from "./item-tools.js";
import type { ItemValue, KeptValues } from "./kept-values.js";
import type { ManyOptions } from "./many-options.js";
import { type ManyResult, toResult } from "./many-result.js";

/** A request for one item. */
export interface Task {
  readonly id: string;
  readonly messages: readonly ChatMessage[];
}

/** The answer to a task: its result as a journal stores it, and the conversion of its value for the caller. */
export interface TaskAnswer<Output> {
  readonly kept: ManyResult<unknown>;
  readonly toOutput: ItemValue<Output>["toOutput"];
}

/**
 * Returns the request for an item.
 * @param index the position of the item, counted from 0
 * @throws {RangeError} when the id or the conversation is invalid
 */
export function toTask<Item, Output, Input>(
  {
    prompt,
    system,
    id = (_, at) => String(at),
  }: Pick<ManyOptions<Item, Output, Input, unknown>, "prompt" | "system" | "id">,
  item: Item,
  index: number,
): Task {
  const name = id(item, index);
  checkValue(name, required(rules.text), `the id of items[${index}]`);
  const asked = prompt(item, index);
  const messages = typeof asked === "string" ? [{ role: "user" as const, content: asked }] : asked;
  checkValue(messages, required(messagesRule), `the prompt of items[${index}]`);
  return { id: name, messages: withSystem(messages, system) };
}

/** The error for two items with the same id. */
export function duplicateId(id: string): RangeError {
  return new RangeError(`two items have the id ${JSON.stringify(id)}; give each its own`);
}

/**
 * Returns a function that requests the value of a task. It resolves with `null` if the caller stopped the task: it then
 * has no result, and the next call requests it again.
 */
export function taskRequest<Item, Output, Input>(
  options: ManyOptions<Item, Output, Input, unknown>,
  values: KeptValues<Output>,
): (task: Task, signal: AbortSignal) => Promise<TaskAnswer<Output> | null> {
  const {
    items: _items,
    prompt: _prompt,
    system: _system,
    id: _id,
    concurrency: _concurrency,
    journal: _journal,
    name: _name,
    retryFailed: _retryFailed,
    onResult: _onResult,
    ...rest
  } = options;
  const { onWarning: _onWarning, seed, approve: _approve, onStep: _onStep, ...asked } = rest;
  const toolsOf = itemTools(options);
  return async ({ id, messages }, signal) => {
    const seeds = seed === undefined ? {} : { seed: (number: number) => deriveSeed(seed, id, number) };
    const { contract, toOutput } = values.forItem();
    const outcome = await answerTo({ ...asked, ...seeds, ...toolsOf(id), contract, messages, signal });
    if (signal.aborted && outcome.state === "failed") return null;
    return { kept: toResult(id, outcome), toOutput };
  };
}
