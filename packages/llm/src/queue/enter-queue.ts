import type { ChatRequest } from "../chat/index.js";
import type { RequestQueue } from "./request-queue.js";

/**
 * Waits until a request may run, and reports the wait to its caller, so that a time-out counts the answer, not the
 * queue. Resolves with the function that says that the request has ended.
 */
export async function enterQueue(
  queue: RequestQueue,
  limit: number,
  request: ChatRequest,
): Promise<() => void> {
  if (!queue.isFull(limit)) return queue.enter(limit, request.signal);
  request.onQueued?.();
  const end = await queue.enter(limit, request.signal);
  request.onStarted?.();
  return end;
}
