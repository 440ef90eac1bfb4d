import { type ChatClient, generateObject, type Outcome } from "@concordat/llm";
import { question, type Ticket, ticket } from "./ticket.js";

/** A ticket for a mail, or the reason why there is none. */
export function classify(client: ChatClient, mail: string): Promise<Outcome<Ticket>> {
  return generateObject({ client, contract: ticket, messages: question(mail) });
}

/** Where a ticket goes. Only a ticket has a place: what could not be classified is read by a person. */
export function queueOf(outcome: Outcome<Ticket>): string {
  if (outcome.state !== "valid") return "people";
  const { topic, urgent } = outcome.value;
  return urgent ? `${topic}-today` : topic;
}
