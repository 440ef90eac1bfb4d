import { appendFile, readFile } from "node:fs/promises";
import { generateText, type LanguageModel, Output } from "ai";
import { z } from "zod";
import { type Ticket, ticket } from "./ticket.js";

export interface Mail {
  readonly id: string;
  readonly text: string;
}

const line = z.object({ id: z.string(), value: ticket });

/** A ticket for each mail. The same call continues in the journal where it was stopped. */
export async function classifyBatch(
  model: LanguageModel,
  mails: readonly Mail[],
  journal: string,
  signal?: AbortSignal,
): Promise<{ results: Map<string, Ticket>; failures: { id: string; error: unknown }[] }> {
  const results = await kept(journal);
  const failures: { id: string; error: unknown }[] = [];
  const open = mails.filter(({ id }) => !results.has(id)).values();
  const work = async () => {
    for (const { id, text } of open) {
      if (signal?.aborted === true) return;
      try {
        const { output } = await generateText({
          model,
          prompt: `File a ticket: <mail>${JSON.stringify(text)}</mail>`,
          output: Output.object({ schema: ticket }),
          ...(signal === undefined ? {} : { abortSignal: signal }),
        });
        await appendFile(journal, `${JSON.stringify({ id, value: output })}\n`);
        results.set(id, output);
      } catch (error) {
        failures.push({ id, error });
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return { results, failures };
}

async function kept(journal: string): Promise<Map<string, Ticket>> {
  const text = await readFile(journal, "utf8").catch(() => "");
  const results = new Map<string, Ticket>();
  for (const written of text.split("\n")) {
    try {
      const { id, value } = line.parse(JSON.parse(written));
      results.set(id, value);
    } catch {
      // A line torn by a crash.
    }
  }
  return results;
}
