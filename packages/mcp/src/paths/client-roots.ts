import { fileURLToPath } from "node:url";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { RootsListChangedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { AllowedPaths } from "./allowed-paths.js";

/**
 * What the client at the other end allows: its roots, asked for when they are first needed and again when it says that
 * they have changed; the working folder where the client does not know roots.
 */
export function clientRoots(server: Server, workingFolder: string): () => Promise<AllowedPaths> {
  let asked: Promise<AllowedPaths> | null = null;
  server.setNotificationHandler(RootsListChangedNotificationSchema, () => {
    asked = null;
  });
  return () => {
    if (server.getClientCapabilities()?.roots === undefined)
      return Promise.resolve(new AllowedPaths([workingFolder]));
    // A client that knows roots and does not name them allows nothing: the error is the answer.
    asked ??= server.listRoots().then(
      ({ roots }) => new AllowedPaths(roots.flatMap(({ uri }) => folderOf(uri))),
      (error: unknown) => {
        asked = null;
        throw error;
      },
    );
    return asked;
  };
}

/** The path of a root; none for what is not a file on this machine. */
function folderOf(uri: string): string[] {
  try {
    return [fileURLToPath(uri)];
  } catch {
    return [];
  }
}
