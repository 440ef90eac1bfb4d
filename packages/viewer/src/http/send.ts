import type { ServerResponse } from "node:http";
import { everyHeader } from "./headers.js";

/** Sends a value as a JSON response. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { ...everyHeader, "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify(value));
}

/** Sends a text that is shown to the user. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { ...everyHeader, "content-type": "text/plain; charset=utf-8" })
    .end(`${text}\n`);
}
