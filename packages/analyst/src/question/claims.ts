import type { Token } from "./token.js";

/** The role in which a word of a question was read. */
export type Use = "time" | "member" | "column" | "number" | "gloss" | "name" | "row" | "dimension" | "cue";

/** Records which words of a question have been read. */
export class Claims {
  /** All words of the question. */
  readonly tokens: readonly Token[];
  private readonly uses = new Map<Token, Use>();

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  claim(tokens: readonly Token[], use: Use): void {
    for (const token of tokens) if (!this.uses.has(token) || use !== "gloss") this.uses.set(token, use);
  }

  release(tokens: readonly Token[]): void {
    for (const token of tokens) this.uses.delete(token);
  }

  useOf(token: Token): Use | undefined {
    return this.uses.get(token);
  }

  /** Returns the words that have not been read yet. */
  free(): Token[] {
    return this.tokens.filter((token) => !this.uses.has(token));
  }

  /** Returns the words between two offsets of the question. */
  within(start: number, end: number): Token[] {
    return this.tokens.filter((token) => token.start >= start && token.end <= end);
  }
}
