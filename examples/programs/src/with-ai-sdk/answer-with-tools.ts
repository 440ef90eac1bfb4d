import { generateText, isStepCount, type LanguageModel, Output, tool } from "ai";
import { z } from "zod";
import { type Ticket, ticket } from "./ticket.js";

/** What the tools do in the shop. */
export interface Shop {
  findOrder(order: string): Promise<string>;
  refund(order: string): Promise<string>;
  /** Asks a person. */
  approves(call: unknown): Promise<boolean>;
}

const inputSchema = z.object({ order: z.string() });

/** The ticket for a customer's message, after the model has looked orders up, and paid back what a person approves. */
export async function answerWithTools(model: LanguageModel, message: string, shop: Shop): Promise<Ticket> {
  const { output } = await generateText({
    model,
    instructions: "You file a ticket for what a customer writes.",
    prompt: `<message>${JSON.stringify(message)}</message>`,
    tools: {
      find_order: tool({
        description: "Says what is known of an order.",
        inputSchema,
        execute: ({ order }) => shop.findOrder(order),
      }),
      refund: tool({
        description: "Pays an order back.",
        inputSchema,
        execute: ({ order }) => shop.refund(order),
      }),
    },
    toolApproval: { refund: async (input) => ((await shop.approves(input)) ? "approved" : "denied") },
    stopWhen: isStepCount(6),
    output: Output.object({ schema: ticket }),
  });
  return output;
}
