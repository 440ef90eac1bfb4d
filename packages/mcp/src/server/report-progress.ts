import { omitUndefined } from "@concordat/contracts/options";
import type { ServerNotification } from "@modelcontextprotocol/sdk/types.js";
import type { ProgressStep } from "../tools/tool.js";

/** A call of a tool whose progress a client may have requested. */
interface ReportedCall {
  /** The client's token for the progress of the call; undefined if the client requests no progress. */
  readonly token: string | number | undefined;
  /** Aborted when the client cancels the call or disconnects. */
  readonly signal: AbortSignal;
  /** Sends a notification to the client. */
  readonly sendNotification: (notification: ServerNotification) => Promise<void>;
}

/** Returns a function that reports a step of a call to the client, if it has requested progress. */
export function progressReporter({
  token,
  signal,
  sendNotification,
}: ReportedCall): (step: ProgressStep) => void {
  return ({ done, of, message }) => {
    if (token === undefined || signal.aborted) return;
    const params = {
      progressToken: token,
      progress: done,
      message,
      ...omitUndefined({ total: of }),
    };
    // A disconnected client needs no progress; its requests are aborted by the transport.
    sendNotification({ method: "notifications/progress", params }).catch(() => undefined);
  };
}
