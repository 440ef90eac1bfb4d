import { type ChatClient, generateObject, type Outcome, quoteUntrusted } from "@concordat/llm";
import * as z from "zod";

/** The content of a customer's mail: the contract between the model and this program. */
export const ticket = z.object({
  topic: z.enum(["delivery", "billing", "account", "other"]).describe("What the mail is about."),
  urgent: z.boolean().describe("Whether the customer needs an answer today."),
  summary: z.string().min(1).max(120).describe("The request in one sentence."),
});

export type Ticket = z.infer<typeof ticket>;

/** Returns the question about a mail. The mail is quoted, so that nothing in it is read as a part of the question. */
export function question(mail: string): string {
  return `Classify this mail of a customer.\n\n${quoteUntrusted("mail", mail)}`;
}

/** A ticket for a mail, or the reason why there is none. */
export function classify(client: ChatClient, mail: string): Promise<Outcome<Ticket>> {
  return generateObject({ client, contract: ticket, messages: [{ role: "user", content: question(mail) }] });
}
