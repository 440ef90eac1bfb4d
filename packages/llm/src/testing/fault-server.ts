import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Answer, Step } from "../faults/script.js";

/** How a protocol frames what a script says. */
export interface Dialect {
  readonly headers: Readonly<Record<string, string>>;
  text(piece: string): string;
  thinking(piece: string): string;
  finish(reason: string): string;
  error(message: string): string;
}

/** A server that answers every request as a script says. */
export interface FaultServer {
  readonly origin: string;
  readonly bodies: Record<string, unknown>[];
  readonly headers: IncomingHttpHeaders[];
  /** Requests whose answer is still under way. */
  open(): number;
  /** The most requests that were under way at once. */
  mostOpen(): number;
  close(): Promise<void>;
}

export async function startFaultServer(dialect: Dialect, answer: Answer): Promise<FaultServer> {
  const bodies: Record<string, unknown>[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let open = 0;
  let mostOpen = 0;
  const server = createServer(async (request, response) => {
    mostOpen = Math.max(mostOpen, ++open);
    response.once("close", () => open--);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    headers.push(request.headers);
    bodies.push(JSON.parse(Buffer.concat(chunks).toString()));
    await play(dialect, answer, response).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    bodies,
    headers,
    open: () => open,
    mostOpen: () => mostOpen,
    close: () => stop(server),
  };
}

/** An origin where nothing listens. */
export async function closedOrigin(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${portOf(server)}`;
  await stop(server);
  return origin;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function play(
  dialect: Dialect,
  { status = 200, headers, steps }: Answer,
  response: ServerResponse,
): Promise<void> {
  const first = steps[0]?.do;
  if (first === "silence") return;
  if (first === "reset") return reset(response.socket);
  response.writeHead(status, { ...(status === 200 ? dialect.headers : {}), ...headers });
  for (const step of steps) {
    if (response.destroyed) return;
    if (step.do === "silence") return;
    if (step.do === "reset") {
      await delay(30);
      return reset(response.socket);
    }
    await take(dialect, step, response);
  }
  response.end();
}

async function take(dialect: Dialect, step: Step, response: ServerResponse): Promise<void> {
  if (step.do === "repeat") return repeat(response, dialect.text(step.text), step.times, step.everyMs);
  if (step.do === "repeat-bytes") return repeat(response, step.bytes, step.times, step.everyMs);
  if (step.do === "cut-character") {
    const bytes = Buffer.from(dialect.text(step.text));
    const cut = bytes.findIndex((byte) => byte > 0x7f) + 2;
    await write(response, bytes.subarray(0, cut));
    await delay(20);
    return write(response, bytes.subarray(cut));
  }
  await write(response, framed(dialect, step));
}

function framed(dialect: Dialect, step: Step): string {
  if (step.do === "text") return dialect.text(step.text);
  if (step.do === "thinking") return dialect.thinking(step.text);
  if (step.do === "finish") return dialect.finish(step.reason);
  if (step.do === "error") return dialect.error(step.message);
  return step.do === "bytes" ? step.bytes : "";
}

async function repeat(
  response: ServerResponse,
  bytes: string,
  times: number,
  everyMs: number,
): Promise<void> {
  for (let time = 0; time < times && !response.destroyed; time++) {
    await write(response, bytes);
    if (everyMs > 0) await delay(everyMs);
  }
}

/** Waits until the client has room for more, or is gone. */
function write(response: ServerResponse, bytes: string | Buffer): Promise<void> {
  if (response.write(bytes)) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}

function reset(socket: Socket | null): void {
  socket?.resetAndDestroy();
}
