// Plays recorded answers of a model: the test needs no model, and gives the same every time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cassette } from "@concordat/llm/cassette";
import { readObject } from "@concordat/llm/reader";
import { mails } from "./mails.js";
import { model } from "./model.js";
import { ticketRoute } from "./route.js";
import type { Ticket } from "./ticket.js";

const client = cassette("cassettes/tickets.ndjson", { live: model(), mode: "replay" });

function ask(mail: string, asked = client): Promise<Response> {
  const body = JSON.stringify({ mail });
  return ticketRoute(asked)(new Request("http://localhost/ticket", { method: "POST", body }));
}

/** What the route sends for a mail. */
async function ticketFor(mail: string) {
  const received = readObject<Ticket>(await ask(mail));
  const partials: unknown[] = [];
  for await (const { value } of received) partials.push(value);
  return { partials, outcome: await received.outcome };
}

test("the ticket grows, and ends whole and checked", async () => {
  const { partials, outcome } = await ticketFor(mails.late);
  assert.ok(partials.length > 1);
  assert.deepEqual(outcome, {
    state: "valid",
    value: { topic: "delivery", urgent: true, summary: "The customer asks where order 4711 is." },
  });
});

test("without an answer that keeps the contract the end is a code, and never a ticket", async () => {
  const { outcome } = await ticketFor(mails.odd);
  assert.deepEqual(outcome, { state: "failed", code: "UNREADABLE" });
});

test("an empty mail is refused, and the model is not asked", async () => {
  const response = await ask(" ");
  assert.equal(response.status, 400);
  assert.deepEqual(await response.json(), { error: "there is no mail: send { mail }" });
});

test("a reader who leaves ends the model's answer", async () => {
  let stopped = false;
  const endless: typeof client = {
    ...client,
    async *chat({ signal }) {
      signal?.addEventListener("abort", () => {
        stopped = true;
      });
      yield { type: "text", text: '{"topic": "delivery", "summary": "' };
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        signal?.throwIfAborted();
        yield { type: "text", text: "and " };
      }
    },
  };
  const response = await ask(mails.late, endless);
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  assert.equal(stopped, true);
});
