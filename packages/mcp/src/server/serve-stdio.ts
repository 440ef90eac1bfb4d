import { Writable } from "node:stream";
import { checkValue, required, rules } from "@concordat/contracts/options";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createMcpServer, type McpServerOptions } from "./create-mcp-server.js";

/** Options of a server on standard input and output. */
export interface ServeOptions extends McpServerOptions {
  /** Ends the server, like the end of standard input. */
  readonly signal?: AbortSignal;
}

/**
 * Serves one client on standard input and output until the input ends. All other output of the process is redirected
 * to standard error, because standard output is reserved for the protocol.
 * @throws {RangeError} when an option is invalid
 * @throws {Error} when the connection breaks, for example at a message of more than 10 MiB, the maximum
 */
export async function serveStdio(serve: ServeOptions): Promise<void> {
  checkValue(serve, required({ ...rules.record, message: "must be an object of options" }), "options");
  const { signal, ...options } = serve;
  const { server, close } = createMcpServer(options);
  const output = protocolOutput();
  const ended = new Promise<void>((resolve, reject) => {
    const end = (): void => resolve();
    process.stdin.once("end", end).once("close", end).on("error", end);
    // A client that died reads nothing: every write fails until the server has stopped.
    process.stdout.on("error", end);
    output.on("error", end);
    signal?.addEventListener("abort", end, { once: true });
    if (signal?.aborted === true) end();
    let reason = "for a reason that is not known";
    server.onerror = ({ message }) => {
      reason = message;
    };
    // The connection closes before it is asked to only after an error.
    server.onclose = () => reject(new Error(`the connection to the client was closed: ${reason}`));
  });
  try {
    await server.connect(new StdioServerTransport(process.stdin, output));
    await ended;
  } finally {
    await close();
  }
}

/** Returns a stream for standard output, which is then reserved for the protocol. */
function protocolOutput(): Writable {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  return new Writable({
    write: (chunk: Uint8Array, _encoding, done) => {
      write(chunk, (error) => done(error));
    },
  });
}
