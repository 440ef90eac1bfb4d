// Mistakes that are easily made, in types alone: nothing here is run. Each line under `@ts-expect-error` does not compile.
import { defineMigration } from "@concordat/contracts/migration";
import { type ChatClient, generateObject, streamObject } from "@concordat/llm";
import { cassette } from "@concordat/llm/cassette";
import { ticketV2 } from "./migrate-tickets.js";
import { ticket } from "./ticket.js";

export async function mistakes(client: ChatClient): Promise<unknown> {
  const messages = [{ role: "user", content: "Help!" }] as const;
  const { partials } = streamObject({ client, contract: ticket, messages });
  for await (const partial of partials) {
    // @ts-expect-error 4: a partial value is used as if it were whole
    partial.value.summary.trim();
  }
  const outcome = await generateObject({ client, contract: ticket, messages });
  const example = { input: "x", output: { sumary: "x" } };
  return [
    // @ts-expect-error 1: the value is used without asking whether there is one
    outcome.value.summary,
    // @ts-expect-error 2: a field that a ticket does not have
    outcome.state === "valid" && outcome.value.sumary,
    // @ts-expect-error 3: a code that no failure has
    outcome.state === "failed" && outcome.error.code === "TIME_OUT",
    // @ts-expect-error 5: a role that no message has
    generateObject({ client, contract: ticket, messages: [{ role: "developer", content: "x" }] }),
    // @ts-expect-error 6: an example whose answer is not a ticket
    generateObject({ client, contract: ticket, messages, examples: [example] }),
    // @ts-expect-error 7: a mode that a cassette does not have
    cassette("a.cassette", { live: client, mode: "reply" }),
    // @ts-expect-error 8: a migration that writes a priority that there is not
    defineMigration(ticket, ticketV2, () => ({ summary: "x", priority: "urgnt" })),
    // @ts-expect-error 9: a migration that leaves a required field out
    defineMigration(ticket, ticketV2, ({ summary }) => ({ summary })),
  ];
}
