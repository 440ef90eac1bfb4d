import { isRecord } from "@concordat/contracts/options";
import { FilesError, openRun, runIdentity, sha256 } from "@concordat/files";
import { settingsIdentity } from "./call-identity.js";
import type { Task } from "./item-request.js";
import type { ItemStates } from "./item-states.js";
import type { KeptValues } from "./kept-values.js";
import type { ManyOptions } from "./many-options.js";
import { type ManyResult, readResult } from "./many-result.js";

/** A result in the journal of a stream, with the digest of the conversation that it answers. */
type StoredResult = ManyResult<unknown> & { readonly asked: string };

/** The journal of items from an iterable. Each line names the conversation that it answers. */
export interface StreamJournal {
  readonly notes: readonly string[];
  append(result: ManyResult<unknown>, asked: string): Promise<void>;
  close(): Promise<void>;
}

/** Returns the digest of a conversation: 16 hexadecimal digits. */
export function askedDigest({ messages }: Task): string {
  return sha256(JSON.stringify(messages)).slice(0, 16);
}

/** The error for an item whose result in the journal answers another conversation. */
export function changedItem(file: string, id: string): FilesError {
  return new FilesError(
    "OTHER_RUN",
    `${file} has a result of the item ${JSON.stringify(id)} with another prompt: nothing is asked about an item that has changed. Give it as it was, give it another id, or start in another file`,
  );
}

/**
 * Opens the journal of a call whose items come from an iterable. Its results are stored in `known`.
 * @throws {FilesError} as `openResultJournal`
 */
export async function openStreamJournal<Item, Output, Input>(
  file: string,
  options: ManyOptions<Item, Output, Input, unknown>,
  { contract, read }: KeptValues<Output>,
  known: ItemStates,
): Promise<StreamJournal> {
  const identity = runIdentity({ ...settingsIdentity(options, contract), "kind of items": "stream" });
  const run = await openRun({ at: { file }, identity, existing: "resume", journals: [file] });
  try {
    const journal = await run.journal<StoredResult>(file, {
      opening: '{"id":',
      read: (value) => storedResult(value, read),
      replaces: (result, line) => known.store(result, result.asked, line),
    });
    return {
      notes: journal.notes,
      append: (result, asked) => journal.append({ ...result, asked }),
      async close() {
        await journal.close().finally(() => run.release());
      },
    };
  } catch (error) {
    await run.release();
    throw error;
  }
}

const digest = /^[0-9a-f]{16}$/;

function storedResult(value: unknown, read: (value: unknown) => unknown): StoredResult {
  if (!isRecord(value) || typeof value.asked !== "string" || !digest.test(value.asked))
    throw new Error("it names no conversation");
  return { ...readResult(value, read), asked: value.asked };
}
