import type { ChatMessage, ImagePart, MessagePart } from "./chat-message.js";

/** Returns all parts of a message in order: its content first, then `parts`. */
export function partsOf({ content, parts = [] }: ChatMessage): MessagePart[] {
  return content === "" ? [...parts] : [{ type: "text", text: content }, ...parts];
}

/** Returns the text of a message, with each part on a separate line. */
export function textOf(message: ChatMessage): string {
  if (message.parts === undefined) return message.content;
  return partsOf(message)
    .flatMap((part) => (part.type === "text" ? [part.text] : []))
    .join("\n");
}

/** Returns the images of a message, in order. */
export function imagesOf({ parts = [] }: ChatMessage): ImagePart[] {
  return parts.filter((part) => part.type === "image");
}
