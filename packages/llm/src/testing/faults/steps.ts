import { gzipSync } from "node:zlib";
import type { Answer, Step } from "@concordat/testing/model-server";

/** The answer of a server in its right mind. */
export const goodAnswer = '{"reason":"Lovely crumb 🥖.","choice":"LIKE"}';

/** The beginning of a good answer, after which something goes wrong. */
export const opening = goodAnswer.slice(0, 20);

/** A piece of the answer. */
export const text = (piece: string): Step => ({ do: "text", text: piece });

/** An answer under status 200. */
export const stream = (...steps: Step[]): Answer => ({ steps });

/** The end of a whole answer. */
export const finish: Step = { do: "finish", reason: "stop" };

/** An answer under another status, with its message. */
export const refusal = (status: number, message: string, headers?: Record<string, string>): Answer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  steps: [{ do: "bytes", bytes: JSON.stringify({ error: message }) }],
});

/** The repetition of a step that lasts for as long as a client reads. */
export const endless = { times: 1_000_000_000, everyMs: 0 };

/** Ten megabytes in ten kilobytes; members of gzip may follow each other without end. */
export const bomb: Step = { do: "repeat-bytes", bytes: gzipSync(Buffer.alloc(10_000_000, " ")), ...endless };
