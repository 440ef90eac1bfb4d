import type { ChatRequest } from "../chat/index.js";
import type { TurnQueue } from "./turn-queue.js";

/** Waits for a request's turn and tells the caller of it, so that its time-out counts the answer, not the queue. */
export async function takeTurn(queue: TurnQueue, request: ChatRequest): Promise<() => void> {
  if (!queue.full) return queue.turn(request.signal);
  request.onQueued?.();
  const end = await queue.turn(request.signal);
  request.onStarted?.();
  return end;
}
