/** A growable array of whole numbers below 2³². */
export class GrowingNumbers {
  /** The number of elements. */
  length = 0;
  private array = new Uint32Array(256);

  /** Appends a number. */
  push(value: number): void {
    if (this.length === this.array.length) {
      const larger = new Uint32Array(this.array.length * 2);
      larger.set(this.array);
      this.array = larger;
    }
    this.array[this.length++] = value;
  }

  /** Returns the number at an index; 0 if there is none. */
  at(place: number): number {
    return this.array[place] ?? 0;
  }

  /** Sets the number at an index. */
  set(place: number, value: number): void {
    this.array[place] = value;
  }

  /** A copy of exactly the numbers so far. */
  copy(): Uint32Array<ArrayBuffer> {
    return this.array.slice(0, this.length);
  }
}
