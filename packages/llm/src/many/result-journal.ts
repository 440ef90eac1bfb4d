import { openRun, runIdentity } from "@concordat/files";
import type { ChatMessage } from "../chat/index.js";
import { toolIdentity } from "./item-tools.js";
import type { KeptValues } from "./kept-values.js";
import type { ManyOptions } from "./many-options.js";
import { type ManyResult, readResult } from "./many-result.js";

/** A request for one item. */
export interface Task {
  readonly id: string;
  readonly messages: readonly ChatMessage[];
}

/** Stores results, and contains those of earlier calls. */
export interface ResultJournal {
  /** The last result of each item. Its value is in the form in which the journal stores it. */
  readonly kept: ReadonlyMap<string, ManyResult<unknown>>;
  /** Notes for the caller about the state of the journal. */
  readonly notes: readonly string[];
  append(result: ManyResult<unknown>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the journal of a run, which contains only results of the same arguments.
 * @throws {FilesError} when the file is not a journal, belongs to a run with other arguments, or is locked by another
 *   process
 */
export async function openResultJournal<Item, Output, Input>(
  file: string,
  tasks: readonly Task[],
  options: ManyOptions<Item, Output, Input, unknown>,
  { contract, read }: KeptValues<Output>,
): Promise<ResultJournal> {
  const identity = identityOf(tasks, options, contract);
  const run = await openRun({ at: { file }, identity, existing: "resume", journals: [file] });
  try {
    const ids = new Set(tasks.map(({ id }) => id));
    const kept = new Map<string, ManyResult<unknown>>();
    const journal = await run.journal<ManyResult<unknown>>(file, {
      opening: '{"id":',
      read(value) {
        const result = readResult(value, read);
        if (ids.has(result.id)) return result;
        throw new Error(`no item has the id ${JSON.stringify(result.id)}`);
      },
      onRecord: (result) => kept.set(result.id, result),
    });
    const close = async (): Promise<void> => {
      await journal.close().finally(() => run.release());
    };
    return { kept, notes: journal.notes, append: (result) => journal.append(result), close };
  } catch (error) {
    await run.release();
    throw error;
  }
}

/** Options that can change a value, in the order that journals use. */
const settingNames = [
  "seed",
  "temperature",
  "maxTokens",
  "limits",
  "narrow",
  "extension",
  "omit",
  "describe",
  "examples",
  "form",
  "questions",
  "wording",
  "odds",
  "mayRepeat",
  "maxSteps",
] as const;

/** Returns everything that could change a value. Concurrency, retries and time-outs are not part of it. */
function identityOf<Item, Output, Input>(
  tasks: readonly Task[],
  options: ManyOptions<Item, Output, Input, unknown>,
  contract: KeptValues<Output>["contract"],
) {
  const { client } = options;
  const settings = Object.fromEntries(settingNames.map((name) => [name, options[name]]));
  const { ref, schema } = contract;
  const tools = options.tools === undefined ? {} : { tools: toolIdentity(options.tools) };
  const ids = tasks.map(({ id }) => id);
  return runIdentity(
    {
      model: client.id,
      "client settings": client.settings,
      contract: ref,
      schema,
      ...settings,
      ...tools,
      items: ids,
    },
    { "prompts of the items": tasks.map(({ messages }) => messages) },
  );
}
