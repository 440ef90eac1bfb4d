import { fileURLToPath } from "node:url";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { RootsListChangedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { Refusal } from "../refusal.js";
import { AllowedPaths } from "./allowed-paths.js";

/** Milliseconds that a client has to name its roots. */
const patienceMs = 10_000;

/**
 * What the client at the other end allows: its roots, asked for when they are first needed and again when it says that
 * they have changed; the working folder where the client does not know roots.
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
        // A client that knows roots and does not name them allows nothing.
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Refusal(`the client did not name its roots, so no file is allowed: ${reason}`, { cause });
      },
    );
    return asked;
  });
}

/** The path of a root; none for what is not a file on this machine. */
function folderOf(uri: string): string[] {
  try {
    return [fileURLToPath(uri)];
  } catch {
    return [];
  }
}
