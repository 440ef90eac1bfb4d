import { access } from "node:fs/promises";
import type { Contract } from "@concordat/contracts/contract";
import { omitUndefined } from "@concordat/contracts/options";
import { formOf } from "@concordat/llm";
import { generateMany, type Many, type ManyProgress, type ManyResult } from "@concordat/llm/many";
import { CommandError } from "../command-error.js";
import { countNames } from "../count-names.js";
import { exitCode } from "../exit-code.js";
import { inputFiles } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { watchReach } from "../models/watch-reach.js";
import { withDiskFullHint } from "../run/with-disk-full-hint.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, printJson, readerGone } from "../terminal/output.js";
import { startProgress } from "../terminal/progress-display.js";
import type { AskFlags, Asking } from "./ask-flags.js";
import { journalUrl } from "./journal-option.js";
import { readItems } from "./question-message.js";
import { rateLimitOf } from "./rate-limit-options.js";
import { sharedBatch } from "./shared-batch.js";

/** Asks about each item of a file, and saves every result to `--out` immediately. */
export async function askMany(
  question: string | undefined,
  contract: Contract,
  file: string,
  flags: Asking,
): Promise<void> {
  const items = await readItems(file, question);
  const url = journalUrl(flags);
  if (url === null) await assertAbsent(flags);
  const shared = url === null ? null : await sharedBatch(url, flags);
  const { out, seed, concurrency, form, odds, resume, retryInvalid = false } = flags;
  const read = [file, flags.schema, ...inputFiles(flags)].filter((name) => name !== undefined);
  const opened = await openClient(flags, read);
  const watched = watchReach(opened.client);
  // If nothing is saved, the reader of standard output is the only recipient.
  const interrupt = out === undefined ? interruptSignal(readerGone) : interruptSignal();
  const progress = startProgress(items.length, "answers");
  const onResult = (result: ManyResult<unknown>, { done }: ManyProgress): void => {
    progress.step(done);
    if (out === undefined && shared === null) printJson(result);
  };
  try {
    const ask = () =>
      generateMany({
        client: watched.client,
        contract,
        items,
        id: ({ id }) => id,
        prompt: ({ messages }) => messages,
        form: formOf({ client: watched.client, form }),
        ...omitUndefined({ odds }),
        ...opened.settings,
        ...omitUndefined({ seed }),
        ...(shared?.options ?? (out === undefined ? {} : { journal: out })),
        retryFailed: retryInvalid,
        concurrency,
        ...rateLimitOf(flags),
        signal: AbortSignal.any([interrupt.signal, watched.lost]),
        onResult,
        onWarning: note,
      });
    const isInFile = out !== undefined && shared === null;
    const many = isInFile ? await withDiskFullHint("the same command with --resume", ask) : await ask();
    progress.stop();
    const isWritten = shared === null ? isInFile : await shared.write(many.results);
    const next =
      shared !== null ? "the same command" : `the same command${resume === true ? "" : " with --resume"}`;
    note(summary(many, isWritten ? out : undefined, shared === null && out === undefined ? null : next));
    if (interrupt.signal.aborted) process.exitCode = exitCode.interrupted;
    else {
      watched.throwIfLost();
      if (many.failures.length > 0) process.exitCode = exitCode.someFailed;
    }
  } finally {
    progress.stop();
    interrupt.release();
    await opened.close();
  }
}

/** Rejects a journal that already exists, because it is resumed only with `--resume`. */
async function assertAbsent({ out, resume = false }: AskFlags): Promise<void> {
  if (out === undefined || resume) return;
  const exists = await access(out).then(
    () => true,
    () => false,
  );
  if (exists)
    throw new CommandError(
      `${out} already exists; --resume continues it, and another --out begins a new one`,
    );
}

/**
 * Summarises the results.
 * @param out the file with the results, if there is one
 * @param next how to continue; `null` if nothing is kept
 */
function summary({ results, failures }: Many<unknown>, out: string | undefined, next: string | null): string {
  const found = results.filter((result) => result !== null).length;
  const valid = found - failures.length;
  const missing = results.length - found;
  const codes = countNames(failures.map(({ error }) => error.code));
  const parts = [
    `${valid} of ${results.length} valid`,
    ...Array.from(codes, ([code, count]) => `${count} ${code}`),
    ...(missing === 0 ? [] : [`${missing} not asked`]),
  ];
  const kept = out === undefined ? "" : `; the results are in ${out}`;
  const open = missing === 0 || next === null ? "" : `; ${next} continues`;
  return `${parts.join(", ")}${kept}${open}`;
}
