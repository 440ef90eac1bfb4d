import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { type ChatClient, quoteUntrusted } from "@concordat/llm";
import { generateMany } from "@concordat/llm/many";
import { ticket } from "./ticket.js";

/** Files a ticket for each line of a file of any length. */
export function classifyLines(client: ChatClient, mails: string, journal: string, signal: AbortSignal) {
  return generateMany({
    client,
    contract: ticket,
    items: createInterface({ input: createReadStream(mails) }),
    prompt: (line) => `Classify this mail: ${quoteUntrusted("mail", line)}`,
    concurrency: 16,
    rateLimit: { requestsPerMinute: 500, tokensPerMinute: 200_000 },
    journal,
    signal,
    onResult: (result, { done }) => {
      if (done % 1_000 === 0) console.error(`${done} done, last: ${result.id}`);
    },
  });
}
