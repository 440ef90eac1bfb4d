import { onAbort } from "../abort/on-abort.js";

/** A request that waits: how many may run beside it, and what lets it in. */
interface Waiting {
  readonly limit: number;
  readonly enter: () => void;
}

/**
 * Lets requests to one server through, in the order in which they came. Each brings the limit of its own client and
 * enters when fewer than that are running, from any client. So there are never more at the server than the largest
 * limit allows, and none of a client's requests is one too many by its own.
 */
export class RequestQueue {
  private readonly waiting: Waiting[] = [];
  private running = 0;

  /** Whether a request with this limit would have to wait. */
  isFull(limit: number): boolean {
    return this.waiting.length > 0 || this.running >= limit;
  }

  /**
   * Resolves when the request may run, with the function that says that it has ended.
   * @param limit how many requests may run at once, at least 1
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
      const letGo = onAbort(signal, () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(signal?.reason);
        // The next in the queue may have a larger limit.
        this.letIn();
      });
      const enter = (): void => {
        letGo();
        resolve();
      };
      const waiting = { limit, enter };
      this.waiting.push(waiting);
    });
  }

  /** In order of arrival: a request with a small limit is not overtaken for ever by those with a large one. */
  private letIn(): void {
    for (let [next] = this.waiting; next !== undefined && this.running < next.limit; [next] = this.waiting) {
      this.waiting.shift();
      this.running++;
      next.enter();
    }
  }
}

const queues = new Map<string, RequestQueue>();

/** The one queue of a server, which all clients of this process share, whatever their paths, models and limits. */
export function queueOfServer(url: string): RequestQueue {
  const { origin } = new URL(url);
  let queue = queues.get(origin);
  if (queue === undefined) {
    queue = new RequestQueue();
    queues.set(origin, queue);
  }
  return queue;
}
