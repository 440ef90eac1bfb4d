import { ImagesUnsupportedError } from "../errors/index.js";
import type { ChatMessage } from "./chat-message.js";
import { imagesOf } from "./message-parts.js";

/**
 * Rejects messages with pictures or documents for engines that read only text. If these parts were dropped, the message
 * would be answered as if the model had seen them.
 * @throws {ImagesUnsupportedError} when a message contains a picture or a document
 */
export function assertNoImages(id: string, messages: readonly ChatMessage[]): void {
  assertNoDocuments(id, messages);
  if (!hasImages(messages)) return;
  throw new ImagesUnsupportedError(
    `${id} reads text only, and a message holds a picture; use a model that accepts images, or describe it in words`,
  );
}

/**
 * Rejects documents for engines that do not accept them, even if they accept pictures.
 * @throws {ImagesUnsupportedError} when a message contains a document
 */
export function assertNoDocuments(id: string, messages: readonly ChatMessage[]): void {
  if (!messages.some(({ parts = [] }) => parts.some(({ type }) => type === "document"))) return;
  throw new ImagesUnsupportedError(
    `${id} takes no documents, and a message holds a PDF; give its text, or use a model that reads PDFs`,
  );
}

/** Whether any message contains an image. */
export function hasImages(messages: readonly ChatMessage[]): boolean {
  return messages.some((message) => imagesOf(message).length > 0);
}
