/** The codes for how a thread goes on after each portion of its work, as shared between threads. */
const [quick, held, stopped] = [0, 1, 2];
/** Times the time of a portion that a thread rests after it while a run is being played. */
const restPerWork = 9;

/** The pace of a thread that works for viewers: with rests while the run is being played. */
export class Pace {
  /** The memory that both threads see. */
  readonly shared: Int32Array;

  /** @param start whether it rests between portions; or the memory of the pace that another thread sets */
  constructor(start: boolean | Int32Array) {
    this.shared =
      typeof start === "boolean"
        ? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
        : start;
    if (start === true) Atomics.store(this.shared, 0, held);
  }

  /** Whether the work is to end. */
  get isStopped(): boolean {
    return Atomics.load(this.shared, 0) === stopped;
  }

  /** Whether the thread rests between portions. */
  get isHeld(): boolean {
    return Atomics.load(this.shared, 0) === held;
  }

  /** Lets it work without rests. */
  hurry(): void {
    if (Atomics.compareExchange(this.shared, 0, held, quick) === held) Atomics.notify(this.shared, 0);
  }

  /** Ends the work after its portion. */
  stop(): void {
    Atomics.store(this.shared, 0, stopped);
    Atomics.notify(this.shared, 0);
  }

  /**
   * Rests after a portion, until it is to hurry or to end. Only in a thread of its own, which it blocks.
   * @param workedMs the milliseconds that the portion took
   */
  rest(workedMs: number): void {
    Atomics.wait(this.shared, 0, held, workedMs * restPerWork);
  }
}
