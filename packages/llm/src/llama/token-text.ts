import type { LlamaModel, Token } from "node-llama-cpp";

const incomplete = "\uFFFD";

/** Converts tokens to text as they arrive. An incomplete character is held back until its last bytes arrive. */
export class TokenText {
  private readonly model: LlamaModel;
  private pending: Token[] = [];

  constructor(model: LlamaModel) {
    this.model = model;
  }

  /** Returns the text that this token completes; empty while a character is incomplete. */
  push(token: Token): string {
    this.pending.push(token);
    const text = this.model.detokenize(this.pending);
    return text.endsWith(incomplete) && this.pending.length < 4 ? "" : this.take(text);
  }

  /** Returns the remaining text at the end. */
  flush(): string {
    return this.pending.length === 0 ? "" : this.take(this.model.detokenize(this.pending));
  }

  private take(text: string): string {
    this.pending = [];
    return text;
  }
}
