/** Maximum number of results that may wait to be recorded while further tasks run. */
const maxUnsaved = 2_048;

/** Results that are not yet stored durably. */
export class PendingWrites {
  private readonly waiting = new Set<Promise<void>>();
  private failure: { readonly error: unknown } | null = null;

  /** Whether a result could not be recorded. */
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

  /** Resolves once a further result may wait. */
  async room(): Promise<void> {
    while (this.waiting.size >= maxUnsaved) await Promise.race(this.waiting);
  }

  /** Resolves when no write is pending; rejects with the first failure. */
  async settled(): Promise<void> {
    await Promise.all(this.waiting);
    if (this.failure !== null) throw this.failure.error;
  }
}
