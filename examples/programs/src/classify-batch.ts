import { type ChatClient, quoteUntrusted } from "@concordat/llm";
import { generateMany, type Many } from "@concordat/llm/many";
import { type Ticket, ticket } from "./ticket.js";

export interface Mail {
  readonly id: string;
  readonly text: string;
}

/** A ticket for each mail. The same call continues in the journal where it was stopped. */
export function classifyBatch(
  client: ChatClient,
  mails: readonly Mail[],
  journal: string,
  signal?: AbortSignal,
): Promise<Many<Ticket>> {
  return generateMany({
    client,
    contract: ticket,
    items: mails,
    id: ({ id }) => id,
    prompt: ({ text }) => `File a ticket: ${quoteUntrusted("mail", text)}`,
    concurrency: 8,
    journal,
    signal,
  });
}
