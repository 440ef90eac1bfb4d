import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { type ServedModel, SharedModel } from "../model/served-model.js";
import { clientRoots } from "../paths/client-roots.js";
import { listContracts, readContract } from "../resources/contract-resources.js";
import { LiveRuns } from "../runs/live-runs.js";
import { mcpTools } from "../tools/tools.js";
import { callTool } from "./call-tool.js";
import { progressReporter } from "./report-progress.js";

/** Options of a server. */
export interface McpServerOptions {
  /** The version reported to clients. */
  readonly version: string;
  /** Opens the model. It is called once, when a tool first needs the model. The model is closed with the server. */
  readonly openModel: () => Promise<ServedModel>;
  /**
   * The folder against which relative paths are resolved. It is the only allowed folder if the client does not
   * support roots. Default: the working folder of the process.
   */
  readonly workingFolder?: string;
}

const serverRules: Rules<McpServerOptions> = {
  version: required(rules.text),
  openModel: required(rules.aFunction),
  workingFolder: rules.text,
};

/** A server, and a function that closes it. */
export interface McpServer {
  /** The server object of the SDK, to be connected to a transport. */
  readonly server: Server;
  /** Pauses simulations, aborts calls in progress, and closes the model and the connection. */
  close(): Promise<void>;
}

const instructions =
  "Reads and checks what language models wrote, compares schemas, and lets a model decide, advise, analyse and simulate. " +
  "Paths are those of files inside the client's roots. A result with isError holds no answer.";

/**
 * Creates a server of the Model Context Protocol for one client.
 * @throws {RangeError} when an option is invalid
 * @example
 * const { server, close } = createMcpServer({ version: "1.0.0", openModel });
 * await server.connect(new StdioServerTransport());
 */
export function createMcpServer(options: McpServerOptions): McpServer {
  checkOptions(options, serverRules);
  const { version, openModel, workingFolder = process.cwd() } = options;
  const server = new Server(
    { name: "concordat", title: "Concordat", version },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  const model = new SharedModel(openModel);
  const runs = new LiveRuns();
  const paths = clientRoots(server, workingFolder);
  const calls = new Set<Promise<unknown>>();
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: mcpTools.map(({ call: _, ...listed }) => ({ ...listed })),
  }));
  server.setRequestHandler(ListResourcesRequestSchema, listContracts);
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => readContract(params.uri));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, _meta, sendNotification }) => {
    const progress = progressReporter({ token: _meta?.progressToken, signal, sendNotification });
    const context = { paths, model: model.get, runs, signal, progress };
    const call = callTool(params.name, params.arguments ?? {}, context);
    calls.add(call);
    return call.finally(() => calls.delete(call));
  });
  return {
    server,
    async close() {
      const stopped = runs.close();
      // Aborts the calls in progress, which then leave no lock and no temporary file.
      await server.close();
      await stopped;
      await Promise.allSettled(calls);
      await model.close();
    },
  };
}
