import type { Contract } from "@concordat/contracts/contract";
import { counted, omitUndefined } from "@concordat/contracts/options";
import { formOf, generateObject, type Outcome, unlikelyAnswers } from "@concordat/llm";
import { exitCode, exitCodeOfFailure } from "../exit-code.js";
import { inputFiles } from "../models/client-options.js";
import { openClient } from "../models/create-client.js";
import { interruptSignal } from "../terminal/interrupt.js";
import { note, printJson } from "../terminal/output.js";
import { adviceOn } from "./advice.js";
import type { Asking } from "./ask-flags.js";
import { oddsLines } from "./odds-lines.js";
import { questionMessage } from "./question-message.js";
import { retryNotes } from "./retry-notes.js";

/** Asks one question and prints its value. Only a valid answer is written to standard output. */
export async function askOnce(
  question: string | undefined,
  contract: Contract,
  flags: Asking,
): Promise<void> {
  const content = await questionMessage(question, flags.about);
  const read = [flags.about, flags.schema, ...inputFiles(flags)].filter((file) => file !== undefined);
  const { client, settings, close } = await openClient(flags, read);
  const { signal, release } = interruptSignal();
  try {
    const outcome = await generateObject({
      client,
      contract,
      messages: [{ role: "user", content }],
      form: formOf({ client, form: flags.form }),
      ...omitUndefined({ odds: flags.odds }),
      ...settings,
      ...omitUndefined({ seed: flags.seed }),
      signal,
      onEvent: retryNotes(note),
    });
    if (signal.aborted) process.exitCode = exitCode.interrupted;
    else report(outcome, flags);
  } finally {
    release();
    await close();
  }
}

function report(outcome: Outcome<unknown>, flags: Asking): void {
  if (outcome.state !== "valid") process.exitCode = exitCodeOfFailure(outcome.error.code);
  if (flags.json === true) printJson(asData(outcome));
  else if (outcome.state === "valid") {
    printJson(outcome.value, 2);
    const unlikely = unlikelyAnswers(outcome);
    for (const [pointer, odds] of Object.entries(outcome.odds))
      for (const line of oddsLines(pointer, odds, unlikely[pointer] ?? null)) note(line);
  }
  if (outcome.state !== "valid")
    note(`concordat: no valid answer: ${outcome.error.code}: ${outcome.error.message}`);
  if (outcome.state !== "valid" && outcome.answers > 1)
    note(`asked for ${counted(outcome.answers, "answer")}; --json shows each attempt`);
  if (outcome.state !== "valid") for (const line of adviceOn(outcome, flags)) note(line);
}

/** Returns an outcome as JSON. Errors are included with their code and message, which JSON.stringify would omit. */
function asData(outcome: Outcome<unknown>): object {
  const attempts = outcome.attempts.map(({ error, ...attempt }) => ({
    ...attempt,
    error: error && named(error),
  }));
  return outcome.state === "valid"
    ? { ...outcome, attempts }
    : { ...outcome, attempts, error: named(outcome.error) };
}

function named({ code, message }: { readonly code: string; readonly message: string }): object {
  return { code, message };
}
