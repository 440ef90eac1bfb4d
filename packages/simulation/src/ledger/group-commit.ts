import type { LedgerRow, LedgerWriter } from "./ledger.js";

/** Number of rows after which a group is committed. */
const fullGroup = 1_024;
/** Maximum number of milliseconds for which a row waits before its group is committed. */
const maxWaitMs = 20;

interface Waiting {
  resolve(): void;
  reject(error: unknown): void;
}

/** Commits rows in groups, because one transaction for many rows costs little more than one for a single row. */
export class GroupCommit {
  private readonly writer: LedgerWriter;
  private rows: LedgerRow[] = [];
  private waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private failure: { readonly error: unknown } | null = null;

  constructor(writer: LedgerWriter) {
    this.writer = writer;
  }

  /**
   * Resolves after the rows are committed. After a failed commit, no further rows are written, and every call rejects.
   */
  write(rows: readonly LedgerRow[]): Promise<void> {
    if (this.failure !== null) return Promise.reject(this.failure.error);
    return new Promise((resolve, reject) => {
      this.rows.push(...rows);
      this.waiting.push({ resolve, reject });
      if (this.rows.length >= fullGroup) this.flush();
      else this.timer ??= setTimeout(() => this.flush(), maxWaitMs);
    });
  }

  /** Commits the waiting rows, and resolves after they are committed. */
  async settle(): Promise<void> {
    this.flush();
    await this.running;
    if (this.failure !== null) throw this.failure.error;
  }

  private flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.rows.length === 0) return;
    const group = this.rows;
    const waiting = this.waiting;
    this.rows = [];
    this.waiting = [];
    this.running = this.running.then(() => this.commit(group, waiting));
  }

  private async commit(group: readonly LedgerRow[], waiting: readonly Waiting[]): Promise<void> {
    try {
      if (this.failure !== null) throw this.failure.error;
      await this.writer.commit(group);
      for (const { resolve } of waiting) resolve();
    } catch (error) {
      this.failure ??= { error };
      for (const { reject } of waiting) reject(error);
    }
  }
}
