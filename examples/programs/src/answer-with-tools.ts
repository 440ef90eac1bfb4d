import { defineContract } from "@concordat/contracts/define";
import { type ChatClient, generateObject, quoteUntrusted } from "@concordat/llm";
import { defineTool } from "@concordat/llm/tools";
import { type Ticket, ticket } from "./ticket.js";

/** What the tools do in the shop. */
export interface Shop {
  findOrder(order: string): Promise<string>;
  refund(order: string): Promise<string>;
  /** Asks a person. */
  approves(call: unknown): Promise<boolean>;
}

const input = defineContract(
  { type: "object", properties: { order: { type: "string" } }, required: ["order"] },
  { name: "order", version: 1 },
);

/** The ticket for a customer's message, after the model has looked orders up, and paid back what a person approves. */
export async function answerWithTools(client: ChatClient, message: string, shop: Shop): Promise<Ticket> {
  const findOrder = defineTool({
    name: "find_order",
    description: "Says what is known of an order.",
    input,
    execute: ({ order }) => shop.findOrder(order),
  });
  const refund = defineTool({
    name: "refund",
    description: "Pays an order back.",
    input,
    confirm: true,
    execute: ({ order }) => shop.refund(order),
  });
  const outcome = await generateObject({
    client,
    contract: ticket,
    system: "You file a ticket for what a customer writes.",
    prompt: quoteUntrusted("message", message),
    tools: [findOrder, refund],
    approve: (call) => shop.approves(call.input),
    maxSteps: 5,
  });
  if (outcome.state !== "valid") throw outcome.error;
  return outcome.value;
}
