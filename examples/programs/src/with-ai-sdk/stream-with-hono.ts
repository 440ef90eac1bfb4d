import type { LanguageModel } from "ai";
import { Hono } from "hono";
import { stream } from "hono/streaming";
import { partialLines } from "./partial-lines.js";

/** `POST /ticket`: the body is a message, the answer a stream of lines of JSON. */
export function ticketRoutes(model: LanguageModel): Hono {
  return new Hono().post("/ticket", async (context) => {
    const message = await context.req.text();
    context.header("content-type", "application/x-ndjson");
    return stream(context, async (out) => {
      const gone = new AbortController();
      out.onAbort(() => gone.abort());
      for await (const line of partialLines(model, message, gone.signal)) await out.write(line);
    });
  });
}
