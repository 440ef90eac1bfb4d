import { onAbort } from "../abort/on-abort.js";

/** A waiting request: its limit of concurrent requests, and the function that starts it. */
interface Waiting {
  readonly limit: number;
  readonly enter: () => void;
}

/**
 * Starts requests to one server in the order of their arrival. Each request has the limit of its client, and starts
 * when fewer requests than that are running, from all clients. So the server never has more requests than the highest
 * limit, and no client exceeds its own limit.
 */
export class RequestQueue {
  private readonly waiting: Waiting[] = [];
  private running = 0;

  /** Whether a request with this limit would have to wait. */
  isFull(limit: number): boolean {
    return this.waiting.length > 0 || this.running >= limit;
  }

  /**
   * Resolves when the request may run, with a function to call when it has ended.
   * @param limit maximum number of concurrent requests, at least 1
   * @throws the signal's reason when it aborts while the request waits
   */
  async enter(limit: number, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.isFull(limit)) await this.room(limit, signal);
    else this.running++;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.running--;
      this.letIn();
    };
  }

  private room(limit: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const unsubscribe = onAbort(signal, () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(signal?.reason);
        // The next in the queue may have a larger limit.
        this.letIn();
      });
      const enter = (): void => {
        unsubscribe();
        resolve();
      };
      const waiting = { limit, enter };
      this.waiting.push(waiting);
    });
  }

  /**
   * Starts waiting requests strictly in order of arrival. Otherwise a request with a small limit could wait forever
   * behind those with a large limit.
   */
  private letIn(): void {
    for (let [next] = this.waiting; next !== undefined && this.running < next.limit; [next] = this.waiting) {
      this.waiting.shift();
      this.running++;
      next.enter();
    }
  }
}

const queues = new Map<string, RequestQueue>();

/**
 * Returns the queue of a server, which all clients of this process share regardless of their paths, models and
 * limits.
 */
export function queueOfServer(url: string): RequestQueue {
  const { origin } = new URL(url);
  let queue = queues.get(origin);
  if (queue === undefined) {
    queue = new RequestQueue();
    queues.set(origin, queue);
  }
  return queue;
}
