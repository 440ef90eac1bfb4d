import { createServer, type Server } from "node:http";
import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import type { ViewerControl } from "../control/viewer-control.js";
import type { ViewedTarget } from "../target/viewed-target.js";
import { checkPage } from "./page-files.js";
import { RequestHandler } from "./request-handler.js";
import { newSecret, Tickets } from "./tickets.js";

/** Options for starting a viewer. */
export interface StartViewerOptions {
  /** The run or runs to view. */
  readonly target: ViewedTarget;
  /** The port on 127.0.0.1. Default: any free port. */
  readonly port?: number;
  /** The actions of the page other than reading. Default: none. */
  readonly control?: ViewerControl;
}

/** A running viewer. */
export interface Viewer {
  /**
   * The URL to open in a browser. It contains a secret that admits a single browser, because other users of the machine
   * may see the URL in the list of processes. After that, the URL has a new secret.
   */
  readonly url: string;
  /** Called with the new URL when a browser was admitted. */
  onLetIn: ((url: string) => void) | null;
  /** Stops the viewer. */
  close(): Promise<void>;
}

const viewerRules: Rules<StartViewerOptions> = {
  target: required(rules.record),
  port: { message: "must be a port, a whole number from 0 to 65535", test: isPort },
  control: rules.record,
};

function isPort(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 65_535;
}

/**
 * Starts a server on 127.0.0.1 that shows runs in a browser. It only reads, unless `control` is given. The secret in
 * the URL admits a browser, which then receives a cookie. Requests from pages of other sites are rejected.
 * @throws {RangeError} when an option is invalid
 * @throws {Error} when the port cannot be used, or the page was not built
 * @example
 * const viewer = await startViewer({ target: await folderTarget("out/run") });
 * console.log(viewer.url);
 */
export async function startViewer(options: StartViewerOptions): Promise<Viewer> {
  checkOptions(options, viewerRules);
  const { target, port: wanted = 0, control = null } = options;
  await checkPage();
  const server = createServer();
  const port = await listen(server, wanted);
  const guard = {
    hosts: [`127.0.0.1:${port}`, `localhost:${port}`],
    cookie: `concordat-view-${port}`,
    secret: newSecret(),
    isControlled: control !== null,
  };
  const tickets = new Tickets();
  const handler = new RequestHandler({ target, tickets, guard, control });
  server.on("request", (request, response) => void handler.handle(request, response));
  const address = (): string => `http://127.0.0.1:${port}/?token=${tickets.current}`;
  const viewer: Viewer = {
    get url() {
      return address();
    },
    onLetIn: null,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await handler.close();
      server.closeAllConnections();
      await closed;
    },
  };
  tickets.onUsed = () => viewer.onLetIn?.(address());
  return viewer;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" ? (address?.port ?? port) : port);
    });
  });
}
