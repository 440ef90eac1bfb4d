import type { ChatClient } from "../chat/index.js";

/** What a caller should know who asks for more requests at once than the client will run; null when it will. */
export function concurrencyWarning({ id, maxConcurrent }: ChatClient, asked: number): string | null {
  if (maxConcurrent === undefined || asked <= maxConcurrent) return null;
  const remedy = maxConcurrent === 1 ? "it runs one request at a time" : "give it a larger maxConcurrent";
  return `${asked} requests at once were asked for, but ${id} runs ${maxConcurrent}: ${remedy}`;
}
