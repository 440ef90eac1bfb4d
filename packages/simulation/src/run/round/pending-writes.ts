/** Maximum number of results that may wait to be stored while further tasks run. */
const maxUnsaved = 2_048;

/** Results that are being written and are not yet stored durably. */
export class PendingWrites {
  private readonly waiting = new Set<Promise<void>>();
  private failure: { readonly error: unknown } | null = null;

  /** Whether a result could not be stored. */
  get failed(): boolean {
    return this.failure !== null;
  }

  add(saving: Promise<void>): void {
    const done = saving.then(
      () => void this.waiting.delete(done),
      (error: unknown) => {
        this.failure ??= { error };
        this.waiting.delete(done);
      },
    );
    this.waiting.add(done);
  }

  /** Resolves when a further result may be added. */
  async room(): Promise<void> {
    while (this.waiting.size >= maxUnsaved) await Promise.race(this.waiting);
  }

  /** Resolves when no write is pending. Rejects with the first failure. */
  async settled(): Promise<void> {
    await Promise.all(this.waiting);
    if (this.failure !== null) throw this.failure.error;
  }
}
