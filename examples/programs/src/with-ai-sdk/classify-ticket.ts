import { generateText, type LanguageModel, type ModelMessage, NoObjectGeneratedError, Output } from "ai";
import { type Ticket, ticket } from "./ticket.js";

/** The ticket for a customer's message. */
export async function classifyTicket(model: LanguageModel, message: string): Promise<Ticket> {
  const messages: ModelMessage[] = [
    { role: "user", content: `<message>${JSON.stringify(message)}</message>` },
  ];
  for (let attempt = 1; ; attempt++) {
    try {
      const { output } = await generateText({
        model,
        instructions: "You file a ticket for what a customer writes.",
        messages,
        output: Output.object({ schema: ticket }),
      });
      return output;
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error) || attempt === 3) throw error;
      messages.push({ role: "assistant", content: error.text ?? "" });
      messages.push({ role: "user", content: `That was wrong: ${String(error.cause)}. Answer again.` });
    }
  }
}
