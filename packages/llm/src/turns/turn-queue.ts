/** Lets a number of requests through at a time, in the order of asking. */
export class TurnQueue {
  private readonly waiting: (() => void)[] = [];
  private readonly limit: number;
  private running = 0;

  /** @param limit how many may run at once, at least 1 */
  constructor(limit: number) {
    this.limit = limit;
  }

  /** Whether a request asking now would have to wait. */
  get full(): boolean {
    return this.running >= this.limit;
  }

  /**
   * Resolves, with the function that ends the turn, when there is room.
   * @throws the signal's reason when it aborts while waiting
   */
  async turn(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.full) await this.room(signal);
    else this.running++;
    let ended = false;
    return () => {
      if (!ended) this.passOn();
      ended = true;
    };
  }

  /** Waits until an ending turn hands its place over. */
  private room(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        this.waiting.splice(this.waiting.indexOf(go), 1);
        reject(signal?.reason);
      };
      const go = (): void => {
        signal?.removeEventListener("abort", onAbort);
        resolve();
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      this.waiting.push(go);
    });
  }

  private passOn(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running--;
    else next();
  }
}
