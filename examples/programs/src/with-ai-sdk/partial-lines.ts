import { type LanguageModel, Output, streamText } from "ai";
import { ticket } from "./ticket.js";

/** The ticket for a message as lines of JSON: what there is of it each time it grows, and last how it ended. */
export async function* partialLines(
  model: LanguageModel,
  message: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { partialOutputStream, output } = streamText({
    model,
    prompt: message,
    output: Output.object({ schema: ticket }),
    abortSignal: signal,
    onError: () => undefined,
  });
  for await (const partial of partialOutputStream) yield `${JSON.stringify({ partial })}\n`;
  try {
    yield `${JSON.stringify({ value: await output })}\n`;
  } catch (error) {
    yield `${JSON.stringify({ error: { message: String(error) } })}\n`;
  }
}
