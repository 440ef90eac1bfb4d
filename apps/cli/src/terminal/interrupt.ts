import { exitCode } from "../exit-code.js";

/** A signal that aborts at the first Ctrl-C; a second one ends the process at once. */
export function interruptSignal(): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const onInterrupt = (): void => {
    if (controller.signal.aborted) process.exit(exitCode.interrupted);
    controller.abort();
  };
  process.on("SIGINT", onInterrupt);
  process.on("SIGTERM", onInterrupt);
  return {
    signal: controller.signal,
    release() {
      process.off("SIGINT", onInterrupt);
      process.off("SIGTERM", onInterrupt);
    },
  };
}
