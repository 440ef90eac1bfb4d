import { TurnQueue } from "../turns/turn-queue.js";

const queues = new Map<string, TurnQueue>();

/**
 * The queue of an endpoint: all clients of one server share it. The first client of a server says how many
 * requests may run there at once; a client that says another number has a queue of its own.
 */
export function endpointTurns(url: string, limit: number): TurnQueue {
  const key = `${limit} ${url}`;
  let queue = queues.get(key);
  if (queue === undefined) {
    queue = new TurnQueue(limit);
    queues.set(key, queue);
  }
  return queue;
}
