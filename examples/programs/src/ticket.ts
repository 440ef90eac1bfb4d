import { defineContract } from "@concordat/contracts/define";

/** What a customer's message asks of the support team. */
export const ticket = defineContract(
  {
    title: "Ticket",
    type: "object",
    properties: {
      summary: { type: "string", description: "The request in one sentence.", minLength: 1 },
      urgency: {
        type: "integer",
        description: "How soon somebody must act; 5: production is down.",
        minimum: 1,
        maximum: 5,
      },
      tags: { type: "array", description: "Parts of the product.", items: { type: "string" }, default: [] },
    },
    required: ["summary", "urgency"],
    additionalProperties: false,
  },
  { name: "ticket", version: 1 },
);
export type Ticket = ReturnType<typeof ticket.parse>;
