import type { CheckError } from "../check/check.js";
import { pointerTo } from "../schema/pointer.js";

/** The violations of one value, and the place in it that is being checked. */
export class Report {
  readonly errors: CheckError[] = [];
  readonly #base: string;
  readonly #keys: (string | number)[] = [];
  #depth = 0;

  /** @param base the JSON Pointer of the value */
  constructor(base = "") {
    this.#base = base;
  }

  /** Goes into a member or an item. */
  enter(key: string | number): void {
    this.#keys[this.#depth] = key;
    this.#depth += 1;
  }

  /** Goes back to the value that the member or item is in. */
  leave(): void {
    this.#depth -= 1;
  }

  /** The JSON Pointer of the current place. */
  get pointer(): string {
    let pointer = this.#base;
    for (let index = 0; index < this.#depth; index++) {
      const key = this.#keys[index] ?? "";
      pointer = isPlain(key) ? `${pointer}/${key}` : pointerTo(pointer, key);
    }
    return pointer;
  }

  /** Adds a violation at the current place. Returns false, so that a check can return it. */
  add(keyword: string, message: string): false {
    this.errors.push({ instancePath: this.pointer, keyword, message });
    return false;
  }

  /** Moves the violations from one index on to an earlier index. */
  moveLast(from: number, to: number): void {
    if (from > to) this.errors.splice(to, 0, ...this.errors.splice(from));
  }
}

/** Whether a key is written in a JSON Pointer as it is. */
function isPlain(key: string | number): boolean {
  return typeof key === "number" || !(key.includes("/") || key.includes("~"));
}
