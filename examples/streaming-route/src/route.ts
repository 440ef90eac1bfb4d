import { type ChatClient, streamObject } from "@concordat/llm";
import { question, ticket } from "./ticket.js";

/**
 * `POST /ticket`: the body is `{ mail }`, the answer a stream of events that `readObject` and `useObject` read: the ticket while it is
 * written, not checked, and last the checked ticket, or the code of why there is none. It takes and returns what browsers, Next.js, Hono,
 * Bun, Deno and workers call Request and Response.
 */
export function ticketRoute(client: ChatClient): (request: Request) => Promise<Response> {
  return async (request) => {
    const { mail } = await request.json().catch(() => ({}));
    if (typeof mail !== "string" || mail.trim() === "")
      return Response.json({ error: "there is no mail: send { mail }" }, { status: 400 });
    const { signal } = request;
    // A reader that leaves stops the model too.
    return streamObject({ client, contract: ticket, messages: question(mail), signal }).toResponse();
  };
}
