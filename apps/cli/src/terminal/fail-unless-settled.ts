import { exitCode } from "../exit-code.js";
import { note } from "./output.js";

/**
 * Waits for a command. When the process has nothing left to wait for while the command has not ended, its result is missing:
 * that is said, and the process fails, instead of ending as if all were well.
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
