import { type ChatClient, streamObject } from "@concordat/llm";
import { ticket } from "./ticket.js";

/** The ticket for a message as lines of JSON: what there is of it each time it grows, and last how it ended. */
export async function* partialLines(
  client: ChatClient,
  message: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { partials, outcome } = streamObject({
    client,
    contract: ticket,
    messages: [{ role: "user", content: message }],
    signal,
  });
  for await (const partial of partials) yield `${JSON.stringify({ partial })}\n`;
  const end = await outcome;
  yield `${JSON.stringify(end.state === "valid" ? { value: end.value } : { error: end.error })}\n`;
}
