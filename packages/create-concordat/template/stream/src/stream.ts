// Serves POST /ticket: the body is a mail, the answer a line of JSON for each step. Lines with "partial" are
// only a preview; the last line has a valid value, or the reason why there is none.
import { createServer, type IncomingMessage } from "node:http";
import { streamObject } from "@concordat/llm";
import { model } from "./model.js";
import { question, ticket } from "./ticket.js";

const port = Number(process.env.PORT ?? 3000);
const client = model();

const server = createServer(async (request, response) => {
  if (request.method !== "POST" || request.url !== "/ticket") {
    response.writeHead(404).end();
    return;
  }
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  response.writeHead(200, { "content-type": "application/x-ndjson" });
  const write = (line: object): void => {
    response.write(`${JSON.stringify(line)}\n`);
  };
  const { partials, outcome } = streamObject({
    client,
    contract: ticket,
    messages: [{ role: "user", content: question(await textOf(request)) }],
    signal: gone.signal,
  });
  for await (const partial of partials) write({ partial });
  const result = await outcome;
  write(result.state === "valid" ? { value: result.value } : { error: result.error.code });
  response.end();
});
server.listen(port, () =>
  console.log(`curl --no-buffer --data "Where is my order?" http://localhost:${port}/ticket`),
);

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}
