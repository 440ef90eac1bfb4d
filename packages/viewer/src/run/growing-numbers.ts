/** A growable array of non-negative integers below 2³². */
export class GrowingNumbers {
  /** Number of elements. */
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

  /** Returns the number at an index; 0 if the index is not used. */
  at(place: number): number {
    return this.array[place] ?? 0;
  }

  /** Sets the number at an index. */
  set(place: number, value: number): void {
    this.array[place] = value;
  }

  /** Returns a copy with exactly the current length. */
  copy(): Uint32Array<ArrayBuffer> {
    return this.array.slice(0, this.length);
  }
}
