import type { ChatMessage } from "@concordat/llm";

/** A conversation, as `gen_ai.input.messages` holds it. Of pictures it says only that there were some. */
export function inputMessages(messages: readonly ChatMessage[]): string {
  return JSON.stringify(
    messages.map(({ role, content, parts = [] }) => ({
      role,
      parts: [
        { type: "text", content },
        ...parts.map((part) =>
          part.type === "text"
            ? { type: "text", content: part.text }
            : { type: "image", mime_type: part.mediaType, content: null },
        ),
      ],
    })),
  );
}

/** An answer, as `gen_ai.output.messages` holds it. */
export function outputMessages(text: string, thinking: string, finishReason: string): string {
  const parts = [
    ...(thinking === "" ? [] : [{ type: "reasoning", content: thinking }]),
    { type: "text", content: text },
  ];
  return JSON.stringify([{ role: "assistant", parts, finish_reason: finishReason }]);
}
