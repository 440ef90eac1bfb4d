import type { ChatRequest } from "../chat/index.js";
import type { RequestQueue } from "./request-queue.js";

/**
 * Waits until a request may run. The wait is reported to the caller, so that it does not count towards the timeout.
 * Resolves with a function to call when the request has ended.
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
