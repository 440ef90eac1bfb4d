/** Lets one at a time through, in the order of asking. */
export class TurnQueue {
  private last: Promise<void> = Promise.resolve();

  /** Resolves, with the function that ends the turn, when all earlier turns have ended. */
  async turn(): Promise<() => void> {
    const before = this.last;
    let end = (): void => undefined;
    this.last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}
