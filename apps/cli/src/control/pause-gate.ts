/** Pauses a run while it is closed. */
export class PauseGate {
  private closed: { readonly opened: Promise<void>; readonly open: () => void } | null = null;

  /** Whether the run is paused. */
  get isClosed(): boolean {
    return this.closed !== null;
  }

  /** Returns a promise that resolves when the run may continue; `null` if it need not wait. */
  readonly hold = (): Promise<void> | null => this.closed?.opened ?? null;

  /** Holds the run up. */
  close(): void {
    if (this.closed !== null) return;
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.closed = { opened, open };
  }

  /** Lets the run go on. */
  open(): void {
    this.closed?.open();
    this.closed = null;
  }
}
