import { KeyTable } from "@concordat/files";
import type { Usage } from "../chat/index.js";
import { failureCodes } from "../errors/failure.js";
import { type ManyResult, type ResultCode, stateOf } from "./many-result.js";

/** The states of an item, in the order of their numbers. An item without a result has none. */
const states: readonly ("none" | "valid" | ResultCode)[] = [
  "none",
  "valid",
  "CONTRACT_VIOLATION",
  ...failureCodes,
];

/** The fields of an item in the table. `asked` are two words of the digest of its conversation. */
const field = { state: 0, given: 1, asked: 2, prompt: 4, completion: 5, line: 6 } as const;
const fields = 7;

/**
 * The items of a call and the state of each, in about 70 bytes an item whatever its length, so that millions of items
 * fit into memory.
 */
export class ItemStates {
  private readonly ids = new KeyTable();
  private words = new Uint32Array(1_024 * fields);

  /** Number of items. */
  get size(): number {
    return this.ids.size;
  }

  /**
   * Stores a result of the journal.
   * @returns the line of the result that it replaces; `null` if it is the first one of its item
   */
  store(result: ManyResult<unknown>, asked: string, line: number): number | null {
    const { number, isNew } = this.add(result.id);
    const earlier = isNew ? null : this.get(number, field.line);
    this.setAsked(number, asked);
    this.set(number, field.line, line);
    this.setResult(number, result);
    return earlier;
  }

  /**
   * Notes that the caller gave an item.
   * @param asked the digest of its conversation: 16 hexadecimal digits
   * @returns its number, or why it cannot be taken: another item has its id, or its result answers another conversation
   */
  give(id: string, asked: string): number | "repeated" | "changed" {
    const { number } = this.add(id);
    if (this.get(number, field.given) > 0) return "repeated";
    if (this.get(number, field.state) > 0 && !this.isAsked(number, asked)) return "changed";
    this.set(number, field.given, 1);
    this.setAsked(number, asked);
    return number;
  }

  /** Returns the state of an item: `none` if it has no result. */
  stateOf(number: number): "none" | "valid" | ResultCode {
    return states[this.get(number, field.state)] ?? "none";
  }

  /** Returns the tokens of an item's result. */
  usageOf(number: number): Usage {
    const [promptTokens, completionTokens] = [field.prompt, field.completion].map((name) => {
      const count = this.get(number, name);
      return count === 0 ? null : count - 1;
    });
    return { promptTokens: promptTokens ?? null, completionTokens: completionTokens ?? null };
  }

  /** Sets the result of an item. */
  setResult(number: number, result: ManyResult<unknown>): void {
    this.set(number, field.state, states.indexOf(stateOf(result)));
    const { promptTokens, completionTokens } = result.usage;
    this.set(number, field.prompt, promptTokens === null ? 0 : promptTokens + 1);
    this.set(number, field.completion, completionTokens === null ? 0 : completionTokens + 1);
  }

  private add(id: string): { readonly number: number; readonly isNew: boolean } {
    const found = this.ids.add(id);
    if (found.isNew && this.ids.size * fields > this.words.length) {
      const larger = new Uint32Array(2 * this.words.length);
      larger.set(this.words);
      this.words = larger;
    }
    return found;
  }

  private setAsked(number: number, asked: string): void {
    this.set(number, field.asked, Number.parseInt(asked.slice(0, 8), 16));
    this.set(number, field.asked + 1, Number.parseInt(asked.slice(8, 16), 16));
  }

  private isAsked(number: number, asked: string): boolean {
    return (
      this.get(number, field.asked) === Number.parseInt(asked.slice(0, 8), 16) &&
      this.get(number, field.asked + 1) === Number.parseInt(asked.slice(8, 16), 16)
    );
  }

  private get(number: number, name: number): number {
    return this.words[number * fields + name] ?? 0;
  }

  private set(number: number, name: number, value: number): void {
    this.words[number * fields + name] = value;
  }
}
