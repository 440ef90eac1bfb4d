import type { ChatClient } from "@concordat/llm";
import express, { type Express } from "express";
import { partialLines } from "./partial-lines.js";

/** `POST /ticket`: the body is a message, the answer a stream of lines of JSON. */
export function ticketServer(client: ChatClient): Express {
  const app = express().use(express.text({ type: "*/*" }));
  app.post("/ticket", async (request, response) => {
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    response.type("application/x-ndjson");
    for await (const line of partialLines(client, String(request.body), gone.signal)) response.write(line);
    response.end();
  });
  return app;
}
