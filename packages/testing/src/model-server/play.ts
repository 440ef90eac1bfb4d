import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Protocol } from "./protocols.js";
import type { Answer, Step } from "./script.js";

/** The target to play an answer to. */
export interface Stage {
  readonly protocol: Protocol;
  readonly response: ServerResponse;
  /** Size of the prompt in tokens, where the script gives none. */
  readonly promptTokens: number;
}

/** Plays a script: its steps one after the other, until the client is gone. */
export async function play({ status = 200, headers, steps }: Answer, stage: Stage): Promise<void> {
  const { protocol, response } = stage;
  const first = steps[0]?.do;
  if (first === "silence") return;
  if (first === "reset") return reset(response.socket);
  response.writeHead(status, { ...(status === 200 ? protocol.headers : {}), ...headers });
  for (const step of steps) {
    if (response.destroyed) return;
    if (step.do === "silence") return;
    if (step.do === "reset") {
      await delay(30);
      return reset(response.socket);
    }
    await take(step, stage);
  }
  response.end();
}

async function take(step: Step, stage: Stage): Promise<void> {
  const { protocol, response } = stage;
  if (step.do === "repeat") {
    return repeat(response, protocol[step.as ?? "text"](step.text), step.times, step.everyMs);
  }
  if (step.do === "repeat-bytes") return repeat(response, step.bytes, step.times, step.everyMs);
  if (step.do === "cut-character") {
    const bytes = Buffer.from(protocol.text(step.text));
    const cut = bytes.findIndex((byte) => byte > 0x7f) + 2;
    await write(response, bytes.subarray(0, cut));
    await delay(20);
    return write(response, bytes.subarray(cut));
  }
  await write(response, framed(step, stage));
}

function framed(step: Step, { protocol, promptTokens }: Stage): string | Uint8Array {
  if (step.do === "text") return protocol.text(step.text);
  if (step.do === "thinking") return protocol.thinking(step.text);
  if (step.do === "finish") return protocol.finish(step.reason, step.promptTokens ?? promptTokens);
  if (step.do === "error") return protocol.error(step.message);
  return step.do === "bytes" ? step.bytes : "";
}

async function repeat(
  response: ServerResponse,
  bytes: string | Uint8Array,
  times: number,
  everyMs: number,
): Promise<void> {
  for (let time = 0; time < times && !response.destroyed; time++) {
    await write(response, bytes);
    if (everyMs > 0) await delay(everyMs);
  }
}

/** Waits until the client has room for more, or is gone. */
function write(response: ServerResponse, bytes: string | Uint8Array): Promise<void> {
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
