/**
 * Tracks the property names in the open objects of an answer while it is written. A grammar cannot prevent a repeated
 * name, and a repeated name would leave open which of its values counts.
 */
export class DuplicateKeyTracker {
  /** The names of each open object; `null` for an open array. */
  readonly #open: (Set<string> | null)[] = [];
  readonly #string = new StringReader();
  #isName = false;
  /** Whether the next string is a property name. */
  #namesNext = false;

  /** Processes the next text. */
  push(text: string): void {
    for (const char of text) this.#take(char);
  }

  /** Whether a property name is being written or is expected next, in an object that already has properties. */
  get isNaming(): boolean {
    const isHere = this.#namesNext || (this.#isName && this.#string.text !== null);
    return isHere && (this.#open.at(-1)?.size ?? 0) > 0;
  }

  /** Whether appending a text would complete a property name that the object already has. */
  wouldRepeat(text: string): boolean {
    if (!this.isNaming) return false;
    const name = this.#string.copy();
    for (const char of text) {
      const ended = name.take(char);
      if (ended !== null) return this.#open.at(-1)?.has(ended) ?? false;
      if (name.text === null) return false;
    }
    return false;
  }

  #take(char: string): void {
    const ended = this.#string.take(char);
    if (ended !== null) {
      if (this.#isName) this.#open.at(-1)?.add(ended);
      this.#isName = false;
    } else if (this.#string.text === null) this.#takeOutside(char);
    else if (this.#string.text === "" && this.#namesNext) {
      this.#isName = true;
      this.#namesNext = false;
    }
  }

  #takeOutside(char: string): void {
    if (char === "{") this.#open.push(new Set());
    else if (char === "[") this.#open.push(null);
    else if (char === "}" || char === "]") this.#open.pop();
    else if (char !== ",") return;
    this.#namesNext = (char === "{" || char === ",") && this.#open.at(-1) instanceof Set;
  }
}

/** Reads JSON strings character by character, including their escapes. */
class StringReader {
  /** The text of the open string; `null` outside of strings. */
  text: string | null;
  #isEscaped: boolean;

  constructor(text: string | null = null, isEscaped = false) {
    this.text = text;
    this.#isEscaped = isEscaped;
  }

  copy(): StringReader {
    return new StringReader(this.text, this.#isEscaped);
  }

  /** Processes a character. Returns the complete string if this character closes it, else `null`. */
  take(char: string): string | null {
    const { text } = this;
    if (text === null) {
      this.text = char === '"' ? "" : null;
      return null;
    }
    const ends = char === '"' && !this.#isEscaped;
    this.#isEscaped = char === "\\" && !this.#isEscaped;
    this.text = ends ? null : text + char;
    return ends ? text : null;
  }
}
