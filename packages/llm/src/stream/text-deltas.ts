/** A piece of a model's text. */
export interface TextDelta {
  /** The attempt that the piece belongs to, counted from 1. */
  readonly attempt: number;
  /** The piece itself. */
  readonly text: string;
}

/** Pieces of text that arrive one after another. Any number of readers receive all of them, from the first piece on. */
export class TextDeltas {
  private readonly pieces: TextDelta[] = [];
  private ended = false;
  private waiting: (() => void)[] = [];

  push(piece: TextDelta): void {
    this.pieces.push(piece);
    this.wake();
  }

  /** Ends the stream of deltas. */
  end(): void {
    this.ended = true;
    this.wake();
  }

  /** Yields all pieces in batches: each batch contains the pieces that have arrived since the last one. */
  async *batches(): AsyncGenerator<readonly TextDelta[]> {
    for (let read = 0; ; ) {
      if (read < this.pieces.length) {
        const batch = this.pieces.slice(read);
        read = this.pieces.length;
        yield batch;
      } else if (this.ended) return;
      else await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}
