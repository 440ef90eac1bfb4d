import { exitCode } from "../exit-code.js";
import { note } from "./output.js";

/**
 * Waits for a command. If the process is about to exit before the command has finished, reports this and fails.
 * Otherwise the exit code would indicate success.
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
