import { pathToFileURL } from "node:url";
import { omitUndefined } from "@concordat/contracts/options";
import type { ChatClient } from "@concordat/llm";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { ListRootsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { createMcpServer } from "../server/create-mcp-server.js";

/** The options of both ends. */
export interface Ends {
  /** Folders that the client allows, read at each request. Absent: it does not support roots. */
  readonly roots?: readonly string[];
  readonly workingFolder?: string;
  readonly client?: ChatClient;
  /** No server answers, and no option names the model. */
  readonly isUnreachable?: boolean;
  /** The client supports roots but answers the request for them with an error. */
  readonly hidesRoots?: boolean;
}

/** A client of the SDK, connected to one of our servers in this process. */
export async function connect({
  roots,
  workingFolder,
  client: model,
  isUnreachable = false,
  hidesRoots = false,
}: Ends) {
  const openModel = async () => {
    if (model === undefined) throw new Error("no model is configured");
    const answers = isUnreachable ? { answers: async () => false } : {};
    return { client: model, settings: {}, reasoningEffort: null, close: async () => undefined, ...answers };
  };
  const { server, close } = createMcpServer({
    version: "1.2.3",
    openModel,
    ...omitUndefined({ workingFolder }),
  });
  const client = new Client(
    { name: "test", version: "1" },
    { capabilities: roots === undefined && !hidesRoots ? {} : { roots: { listChanged: true } } },
  );
  if (roots !== undefined) {
    client.setRequestHandler(ListRootsRequestSchema, () => ({
      roots: roots.map((folder) => ({ uri: pathToFileURL(folder).href })),
    }));
  }
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  // The client then checks structured results against the schemas that the server lists.
  const { tools } = await client.listTools();
  return { client, tools, close };
}

/** The text of a result of a tool. */
export function textOf(result: object): string {
  const [first] = "content" in result && Array.isArray(result.content) ? result.content : [];
  return first?.text ?? "";
}
