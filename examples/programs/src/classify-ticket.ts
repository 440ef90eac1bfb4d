import { type ChatClient, generateObject, quoteUntrusted } from "@concordat/llm";
import { type Ticket, ticket } from "./ticket.js";

/** The ticket for a customer's message. */
export async function classifyTicket(client: ChatClient, message: string): Promise<Ticket> {
  const outcome = await generateObject({
    client,
    contract: ticket,
    messages: [
      { role: "system", content: "You file a ticket for what a customer writes." },
      { role: "user", content: quoteUntrusted("message", message) },
    ],
  });
  if (outcome.state !== "valid") throw outcome.error;
  return outcome.value;
}
