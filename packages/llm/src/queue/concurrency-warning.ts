import type { ChatClient } from "../chat/index.js";

/** Returns a warning if the caller requests more concurrency than the client supports, else `null`. */
export function concurrencyWarning({ id, maxConcurrent }: ChatClient, asked: number): string | null {
  if (maxConcurrent === undefined || asked <= maxConcurrent) return null;
  const remedy = maxConcurrent === 1 ? "it runs one request at a time" : "give it a larger maxConcurrent";
  return `${asked} requests at once were asked for, but ${id} runs ${maxConcurrent}: ${remedy}`;
}
