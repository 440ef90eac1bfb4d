import type { CheckError } from "../check/check.js";
import { pointerTo } from "../schema/pointer.js";

/** Collects the violations of one value, and tracks the location that is being checked. */
export class ViolationCollector {
  readonly errors: CheckError[] = [];
  readonly #base: string;
  readonly #keys: (string | number)[] = [];
  #depth = 0;

  /** @param base the JSON Pointer of the value */
  constructor(base = "") {
    this.#base = base;
  }

  /** Moves to a member or an item of the current value. */
  enter(key: string | number): void {
    this.#keys[this.#depth] = key;
    this.#depth += 1;
  }

  /** Moves back to the value that contains the current member or item. */
  leave(): void {
    this.#depth -= 1;
  }

  /** The JSON Pointer of the current location. */
  get pointer(): string {
    let pointer = this.#base;
    for (let index = 0; index < this.#depth; index++) {
      const key = this.#keys[index] ?? "";
      pointer = isPlain(key) ? `${pointer}/${key}` : pointerTo(pointer, key);
    }
    return pointer;
  }

  /** Adds a violation at the current location. Returns false, so that a check can return the result. */
  add(keyword: string, message: string): false {
    this.errors.push({ instancePath: this.pointer, keyword, message });
    return false;
  }

  /** Moves the violations from index `from` on to the earlier index `to`. */
  moveLast(from: number, to: number): void {
    if (from > to) this.errors.splice(to, 0, ...this.errors.splice(from));
  }
}

/** Whether a key needs no escaping in a JSON Pointer. */
function isPlain(key: string | number): boolean {
  return typeof key === "number" || !(key.includes("/") || key.includes("~"));
}
