import { exitCode } from "../exit-code.js";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The early end of a run. */
export interface Interrupt {
  /**
   * Aborted at the first Ctrl-C, at a request to terminate, or when the terminal is closed. A second one ends the
   * process.
   */
  readonly signal: AbortSignal;
  release(): void;
}

/**
 * Returns a signal that is aborted when the user interrupts the program.
 * @param others additional signals that abort it, such as one for a closed standard output
 */
export function interruptSignal(...others: readonly AbortSignal[]): Interrupt {
  const controller = new AbortController();
  const onInterrupt = (): void => {
    if (controller.signal.aborted) process.exit(exitCode.interrupted);
    controller.abort();
  };
  for (const name of signals) process.on(name, onInterrupt);
  return {
    signal: AbortSignal.any([controller.signal, ...others]),
    release() {
      for (const name of signals) process.off(name, onInterrupt);
    },
  };
}
