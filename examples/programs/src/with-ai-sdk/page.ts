import { z } from "zod";

const decision = z.object({
  choice: z.enum(["LIKE", "REPLY", "RESHARE", "SCROLL"]),
  reason: z.string().min(1),
});

/** What a page shows of a text that a model wrote. */
export function shown(text: string): string {
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  try {
    const { choice, reason } = decision.parse(JSON.parse(json));
    return `${choice}: ${reason}`;
  } catch {
    return "no decision";
  }
}
