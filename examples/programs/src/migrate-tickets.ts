import { defineContract } from "@concordat/contracts/define";
import { defineMigration } from "@concordat/contracts/migration";
import { ticket } from "./ticket.js";

/** The second version says in words how urgent a ticket is. */
export const ticketV2 = defineContract(
  {
    title: "Ticket",
    type: "object",
    properties: {
      summary: { type: "string", minLength: 1 },
      priority: { enum: ["low", "normal", "high", "urgent", "critical"] },
      tags: { type: "array", items: { type: "string" }, default: [] },
    },
    required: ["summary", "priority"],
    additionalProperties: false,
  },
  { name: "ticket", version: 2 },
);

const priorities = ["low", "normal", "high", "urgent", "critical"] as const;

/** Stored tickets from version 1 to version 2, and back. */
export const ticketMigration = defineMigration(
  ticket,
  ticketV2,
  ({ urgency, ...rest }) => ({ ...rest, priority: priorities[urgency - 1] ?? "normal" }),
  ({ priority, ...rest }) => ({ ...rest, urgency: priorities.indexOf(priority) + 1 }),
);
