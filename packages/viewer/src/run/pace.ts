/** Codes for how a thread continues after each portion of its work. They are shared between threads. */
const [quick, held, stopped] = [0, 1, 2];
/**
 * How long a thread rests after a portion of work, as a multiple of the portion's duration, while the run may be in
 * progress.
 */
const restPerWork = 9;

/**
 * Controls the pace of a thread that works for the viewer. The thread rests between portions of work while the run may
 * be in progress, so that it does not slow the run down.
 */
export class Pace {
  /** The memory that both threads share. */
  readonly shared: Int32Array;

  /**
   * @param start whether the thread rests between portions; or the shared memory of a pace that another thread controls
   */
  constructor(start: boolean | Int32Array) {
    this.shared =
      typeof start === "boolean"
        ? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
        : start;
    if (start === true) Atomics.store(this.shared, 0, held);
  }

  /** Whether the work should stop. */
  get isStopped(): boolean {
    return Atomics.load(this.shared, 0) === stopped;
  }

  /** Whether the thread should rest between portions. */
  get isHeld(): boolean {
    return Atomics.load(this.shared, 0) === held;
  }

  /** Makes the thread work without pauses. */
  hurry(): void {
    if (Atomics.compareExchange(this.shared, 0, held, quick) === held) Atomics.notify(this.shared, 0);
  }

  /** Stops the work after the current portion. */
  stop(): void {
    Atomics.store(this.shared, 0, stopped);
    Atomics.notify(this.shared, 0);
  }

  /**
   * Blocks the thread after a portion of work, until the resting time is over or the pace changes. Must not be called
   * in the main thread.
   * @param workedMs the duration of the portion in milliseconds
   */
  rest(workedMs: number): void {
    Atomics.wait(this.shared, 0, held, workedMs * restPerWork);
  }
}
