import { fileURLToPath } from "node:url";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { RootsListChangedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { Refusal } from "../refusal.js";
import { AllowedPaths } from "./allowed-paths.js";

/** Maximum time for a client to report its roots, in milliseconds. */
const patienceMs = 10_000;

/**
 * Returns the folders that the client allows: its roots, or the working folder if the client does not support roots.
 * The roots are requested on first use, and again after the client reports a change.
 */
export function clientRoots(server: Server, workingFolder: string): AllowedPaths {
  let asked: Promise<readonly string[]> | null = null;
  server.setNotificationHandler(RootsListChangedNotificationSchema, () => {
    asked = null;
  });
  return new AllowedPaths(async () => {
    if (server.getClientCapabilities()?.roots === undefined) return [workingFolder];
    asked ??= server.listRoots(undefined, { timeout: patienceMs }).then(
      ({ roots }) => roots.flatMap(({ uri }) => folderOf(uri)),
      (cause: unknown) => {
        asked = null;
        // A client that supports roots but does not provide them allows nothing.
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Refusal(`the client did not name its roots, so no file is allowed: ${reason}`, { cause });
      },
    );
    return asked;
  });
}

/** Returns the path of a root; empty if it is not a file URI of this machine. */
function folderOf(uri: string): string[] {
  try {
    return [fileURLToPath(uri)];
  } catch {
    return [];
  }
}
