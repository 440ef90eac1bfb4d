import { ImagesUnsupportedError } from "../errors/index.js";
import type { ChatMessage } from "./chat-message.js";
import { imagesOf } from "./message-parts.js";

/**
 * Rejects images for engines that read only text. Without its images, a message would be answered as if the model had
 * seen them.
 * @throws {ImagesUnsupportedError} when a message contains an image
 */
export function assertNoImages(id: string, messages: readonly ChatMessage[]): void {
  if (!hasImages(messages)) return;
  throw new ImagesUnsupportedError(
    `${id} reads text only, and a message holds a picture; use a model that sees, or describe it in words`,
  );
}

/** Whether any message contains an image. */
export function hasImages(messages: readonly ChatMessage[]): boolean {
  return messages.some((message) => imagesOf(message).length > 0);
}
