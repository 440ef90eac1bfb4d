import type { ControlState } from "@concordat/viewer";
import { errorMessage } from "../terminal/error-message.js";
import { askChannel, isClosedChannel, isForbidden } from "./ask-channel.js";
import { channelPlace, ownerOf } from "./channel-place.js";

const nobody =
  "no process on this machine plays this run; `concordat simulate resume` continues one that is not finished";

/**
 * Sends a request to the process that executes the run in a folder. If there is no such process, or this user is not
 * allowed to send requests, the result contains the reason.
 */
export async function controlRun(
  folder: string | null,
  request: "state" | "pause" | "continue",
): Promise<ControlState> {
  if (folder === null)
    return { state: "none", why: "a run in a database is paused where it was started, with Ctrl-C" };
  const place = await channelPlace(folder);
  if (place === null) return { state: "none", why: nobody };
  try {
    return { state: await askChannel(place, request), why: null };
  } catch (error) {
    const owner = await ownerOf(folder);
    const isOthers = owner !== null && process.getuid !== undefined && owner !== process.getuid();
    if (isForbidden(error) || (isClosedChannel(error) && isOthers))
      return { state: "none", why: "this run belongs to another user, who alone can pause it" };
    if (isClosedChannel(error)) return { state: "none", why: nobody };
    return { state: "none", why: errorMessage(error) };
  }
}
