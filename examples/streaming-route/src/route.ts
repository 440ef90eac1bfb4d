import { type ChatClient, streamObject } from "@concordat/llm";
import { question, ticket } from "./ticket.js";

/**
 * `POST /ticket`: the body is a mail, the answer a stream of lines of JSON. Lines with `partial` show the ticket while it is written
 * and are not checked; the last line has the `value`, or the `error` because of which there is none. It takes and returns what browsers,
 * Next.js, Hono, Bun, Deno and workers call Request and Response.
 */
export function ticketRoute(client: ChatClient): (request: Request) => Promise<Response> {
  return async (request) => {
    const mail = await request.text();
    if (mail.trim() === "")
      return Response.json({ error: "the body is empty: send a mail" }, { status: 400 });
    const gone = new AbortController();
    const lines = ticketLines(client, mail, AbortSignal.any([request.signal, gone.signal]));
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(new TextEncoder().encode(`${JSON.stringify(value)}\n`));
      },
      // The reader has left: the model stops too.
      cancel: () => gone.abort(),
    });
    return new Response(body, { headers: { "content-type": "application/x-ndjson" } });
  };
}

async function* ticketLines(client: ChatClient, mail: string, signal: AbortSignal): AsyncGenerator<object> {
  const { partials, outcome } = streamObject({ client, contract: ticket, messages: question(mail), signal });
  for await (const partial of partials) yield { partial };
  const end = await outcome;
  yield end.state === "valid" ? { value: end.value } : { error: end.error.code };
}
