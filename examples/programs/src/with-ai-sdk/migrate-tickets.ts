import { z } from "zod";
import { type Ticket, ticket } from "./ticket.js";

const priorities = ["low", "normal", "high", "urgent", "critical"] as const;

/** The second version says in words how urgent a ticket is. */
export const ticketV2 = z.strictObject({
  summary: z.string().min(1),
  priority: z.enum(priorities),
  tags: z.array(z.string()).default([]),
});
export type TicketV2 = z.infer<typeof ticketV2>;

/** Stored tickets from version 1 to version 2, and back. */
export const ticketMigration = {
  up(value: unknown): TicketV2 {
    const { urgency, ...rest } = ticket.parse(value);
    return ticketV2.parse({ ...rest, priority: priorities[urgency - 1] });
  },
  down(value: unknown): Ticket {
    const { priority, ...rest } = ticketV2.parse(value);
    return ticket.parse({ ...rest, urgency: priorities.indexOf(priority) + 1 });
  },
};
