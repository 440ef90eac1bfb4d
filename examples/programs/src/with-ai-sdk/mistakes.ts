// The mistakes of `../mistakes.ts`, as they are made with the AI SDK and Zod. Those without `@ts-expect-error` compile.
import { generateText, type LanguageModel, NoObjectGeneratedError, Output, streamText } from "ai";
import { ticketV2 } from "./migrate-tickets.js";
import { recorded } from "./record-answers.js";
import { ticket } from "./ticket.js";

type Model = Parameters<typeof recorded>[1];

export async function mistakes(model: LanguageModel, wrapped: Model): Promise<unknown> {
  const output = Output.object({ schema: ticket });
  const result = await generateText({ model, prompt: "Help!", output });
  const { partialOutputStream } = streamText({ model, prompt: "Help!", output });
  for await (const partial of partialOutputStream) {
    // @ts-expect-error 4: a partial value is used as if it were whole
    partial.summary.trim();
  }
  return [
    // 1 cannot be made: without a value the call throws.
    result.output.summary,
    // @ts-expect-error 2: a field that a ticket does not have
    result.output.sumary,
    // 3: what is thrown is unknown, and its name a string
    (error: Error) => error.name === "AI_NoObjectGeneratdError" || NoObjectGeneratedError.isInstance(error),
    // @ts-expect-error 5: a role that no message has
    generateText({ model, messages: [{ role: "developer", content: "x" }] }),
    // 6: an example is text in a message
    generateText({
      model,
      messages: [{ role: "assistant", content: JSON.stringify({ sumary: "x" }) }],
      output,
    }),
    // 7: the recording is a program's own, so that a type for its modes would be too
    recorded("answers", wrapped),
    // 8: what a schema parses is unknown
    ticketV2.parse({ summary: "x", priority: "urgnt" }),
    // 9
    ticketV2.parse({ summary: "x" }),
  ];
}
