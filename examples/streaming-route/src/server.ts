// Serves the route with Node alone, to try it: curl --no-buffer --data '{ "mail": "Where is my order?" }' http://localhost:3000/ticket
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { model } from "./model.js";
import { ticketRoute } from "./route.js";

const post = ticketRoute(model());
const port = Number(process.env.PORT ?? 3000);

createServer(async (incoming, outgoing) => {
  if (incoming.method !== "POST" || incoming.url !== "/ticket") {
    outgoing.writeHead(404).end();
    return;
  }
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  const body = await new Response(Readable.toWeb(incoming) as ReadableStream).text();
  const request = new Request(`http://localhost:${port}/ticket`, {
    method: "POST",
    body,
    signal: gone.signal,
  });
  const response = await post(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  for await (const chunk of response.body ?? []) outgoing.write(chunk);
  outgoing.end();
}).listen(port, () => console.log(`POST http://localhost:${port}/ticket`));
