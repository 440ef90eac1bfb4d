import { exitCode } from "../exit-code.js";
import { note } from "./output.js";

/**
 * Waits for a command. If the process would exit before the command has settled, its result is missing:
 * reports that and fails, instead of exiting as if it had succeeded.
 */
export async function failUnlessSettled(command: Promise<void>): Promise<void> {
  process.once("beforeExit", fail);
  try {
    await command;
  } finally {
    process.off("beforeExit", fail);
  }
}

function fail(): void {
  note(
    "concordat: the command did not finish: it waited for something that will never happen; please report this",
  );
  process.exit(exitCode.someFailed);
}
