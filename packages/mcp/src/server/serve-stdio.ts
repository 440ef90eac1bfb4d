import { Writable } from "node:stream";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createMcpServer, type McpServerOptions } from "./create-mcp-server.js";

/** How a server on standard input and output is ended. */
export interface ServeOptions extends McpServerOptions {
  /** Ends the server, as the end of standard input does. */
  readonly signal?: AbortSignal;
}

/**
 * Serves one client on standard input and output until its input ends. Whatever else the process prints goes to standard
 * error from then on: standard output belongs to the protocol.
 * @throws {RangeError} when an option is invalid
 */
export async function serveStdio({ signal, ...options }: ServeOptions): Promise<void> {
  const { server, close } = createMcpServer(options);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once("end", resolve).once("close", resolve);
    process.stdout.once("error", resolve);
    signal?.addEventListener("abort", () => resolve(), { once: true });
    server.onclose = resolve;
  });
  await server.connect(new StdioServerTransport(process.stdin, protocolOutput()));
  await ended;
  await close();
}

/** Standard output for the protocol alone. */
function protocolOutput(): Writable {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  return new Writable({
    write: (chunk: Uint8Array, _encoding, done) => {
      write(chunk, (error) => done(error));
    },
  });
}
