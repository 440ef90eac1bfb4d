import { errorMessage } from "../terminal/error-message.js";
import { note } from "../terminal/output.js";
import { openRunChannel, type RunChannel } from "./run-channel.js";

/**
 * Opens the channel by which a page pauses and resumes a run. Returns `null`, and prints a note, if it cannot be
 * opened.
 * @param folder the folder of the run
 * @param name the name of the run for notes. Default: none, because it is the only run
 */
export async function pauseChannel(folder: string, name?: string): Promise<RunChannel | null> {
  const about = name === undefined ? "" : `${name}: `;
  try {
    return await openRunChannel(folder, (state) =>
      note(
        `${about}${state === "paused" ? "paused from its page; Ctrl-C still ends it here" : "continued from its page"}`,
      ),
    );
  } catch (error) {
    note(`${about}this run cannot be paused from its page: ${errorMessage(error)}`);
    return null;
  }
}
