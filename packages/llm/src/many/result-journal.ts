import { openRun, runIdentity } from "@concordat/files";
import { settingsIdentity } from "./call-identity.js";
import type { Task } from "./item-request.js";
import type { KeptValues } from "./kept-values.js";
import type { ManyOptions } from "./many-options.js";
import { type ManyResult, readResult } from "./many-result.js";

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
    const lines = new Map<string, number>();
    const journal = await run.journal<ManyResult<unknown>>(file, {
      opening: '{"id":',
      read(value) {
        const result = readResult(value, read);
        if (ids.has(result.id)) return result;
        throw new Error(`no item has the id ${JSON.stringify(result.id)}`);
      },
      onRecord: (result) => kept.set(result.id, result),
      replaces({ id }, line) {
        const earlier = lines.get(id) ?? null;
        lines.set(id, line);
        return earlier;
      },
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

function identityOf<Item, Output, Input>(
  tasks: readonly Task[],
  options: ManyOptions<Item, Output, Input, unknown>,
  contract: KeptValues<Output>["contract"],
) {
  return runIdentity(
    { ...settingsIdentity(options, contract), items: tasks.map(({ id }) => id) },
    { "prompts of the items": tasks.map(({ messages }) => messages) },
  );
}
