import { z } from "zod";

/** What a customer's message asks of the support team. */
export const ticket = z.strictObject({
  summary: z.string().min(1).describe("The request in one sentence."),
  urgency: z.int().min(1).max(5).describe("How soon somebody must act; 5: production is down."),
  tags: z.array(z.string()).default([]).describe("Parts of the product."),
});
export type Ticket = z.infer<typeof ticket>;
