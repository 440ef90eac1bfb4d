import { once } from "node:events";
import type { DecisionRun } from "@concordat/contracts/decision-run";
import { omitUndefined } from "@concordat/contracts/options";
import {
  type ContextDocuments,
  type ContextSize,
  condense,
  contextSize,
  documentContext,
  type FittingOptions,
  fits,
  fittingPassages,
  newRun,
} from "@concordat/copilot";
import { type ChatClient, parameterCount } from "@concordat/llm";
import { CommandError } from "../command-error.js";
import { note } from "../terminal/output.js";
import type { AskFlags } from "./ask-flags.js";
import { noteNotRead } from "./read-context.js";

export async function startDecision(
  question: string,
  read: ContextDocuments,
  flags: AskFlags,
  client: ChatClient,
): Promise<DecisionRun> {
  const whole = documentContext(read);
  const size = contextSize(client, whole.context);
  const isTooLarge = !fits(size);
  const condensed = isTooLarge && flags.condense === true;
  if (condensed) note(`summarising ${size.tokens} tokens of context …`);
  const given = condensed
    ? { ...whole, context: await condense(whole.context, { client }) }
    : isTooLarge
      ? documentContext(fittingRead(read, { question, client, size }))
      : whole;
  return newRun({
    question,
    ...given,
    condensed,
    // A summary is not the text of a passage, so nothing can be cited from it.
    sources: flags.sources && !condensed ? given.sources : [],
    samples: flags.samples,
    options: flags.option ?? [],
    ...omitUndefined({ sensitivity: flags.sensitivity }),
    model: client.id,
    ...(await sizeOf(client)),
    ...omitUndefined({ seed: flags.seed }),
  });
}

/**
 * Maximum time to wait for the model's size, in milliseconds. A large file must be hashed, or a server may not answer.
 */
const sizePatienceMs = 2_000;

/**
 * Returns the number of a model's parameters; empty if the client does not report it in time. Errors are ignored here,
 * because the first request will report them.
 */
async function sizeOf(client: ChatClient): Promise<{ readonly modelParameters?: number }> {
  const signal = AbortSignal.timeout(sizePatienceMs);
  const late = once(signal, "abort").then(() => undefined);
  const identity = await Promise.race([client.identity?.(signal), late]).catch(() => undefined);
  const count = parameterCount(identity?.size);
  return count === undefined ? {} : { modelParameters: count };
}

/**
 * Selects the most relevant passages of a context that is too large for the model, and reports the omission.
 */
function fittingRead(
  read: ContextDocuments,
  { question, client, size }: FittingOptions & { readonly size: ContextSize },
): ContextDocuments {
  const fitting = fittingPassages(read, { question, client });
  if (fitting.documents.length === 0) {
    throw new CommandError(
      `the context has about ${size.tokens} tokens, but ${client.id} has room for ${size.limit}, and no passage of it fits; shorten it, or let the model summarise it with --condense`,
    );
  }
  noteNotRead({ notRead: fitting.notRead.slice(read.notRead.length) });
  note("--condense has the model summarise the whole context instead");
  return fitting;
}
