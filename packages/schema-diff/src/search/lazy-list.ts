/**
 * A list of values that are created when requested and then cached. In a recursive schema, the list may be requested
 * while one of its values is being created. It then returns only the existing values, so that the recursion ends.
 */
export class LazyList implements Iterable<unknown> {
  readonly #made: unknown[] = [];
  readonly #source: Iterator<unknown>;
  #isMaking = false;
  #isDone = false;

  constructor(source: Iterable<unknown>) {
    this.#source = source[Symbol.iterator]();
  }

  /** Returns the value at an index; `undefined` if absent. */
  at(index: number): unknown {
    while (this.#made.length <= index && this.#makeOne());
    return this.#made[index];
  }

  /** Returns the first values, up to `count`. */
  take(count: number): readonly unknown[] {
    this.at(count - 1);
    return this.#made.slice(0, count);
  }

  *[Symbol.iterator](): Generator<unknown> {
    for (let index = 0; this.at(index) !== undefined; index += 1) yield this.at(index);
  }

  #makeOne(): boolean {
    if (this.#isMaking || this.#isDone) return false;
    this.#isMaking = true;
    const { value, done } = this.#source.next();
    this.#isMaking = false;
    if (done === true) this.#isDone = true;
    else this.#made.push(value);
    return done !== true;
  }
}
