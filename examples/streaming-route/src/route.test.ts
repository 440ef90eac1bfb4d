// Plays recorded answers of a model: the test needs no model, and gives the same every time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cassette } from "@concordat/llm/cassette";
import { mails } from "./mails.js";
import { model } from "./model.js";
import { ticketRoute } from "./route.js";

const client = cassette("cassettes/tickets.ndjson", { live: model(), mode: "replay" });

/** The lines that the route sends for a body. */
async function linesFor(body: string): Promise<{ status: number; lines: Record<string, unknown>[] }> {
  const request = new Request("http://localhost/ticket", { method: "POST", body });
  const response = await ticketRoute(client)(request);
  const text = await response.text();
  return {
    status: response.status,
    lines: text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  };
}

test("the ticket grows, and the last line has it whole and checked", async () => {
  const { lines } = await linesFor(mails.late);
  assert.ok(lines.length > 2);
  assert.ok(lines.slice(0, -1).every((line) => "partial" in line));
  assert.deepEqual(lines.at(-1), {
    value: { topic: "delivery", urgent: true, summary: "The customer asks where order 4711 is." },
  });
});

test("without an answer that keeps the contract the last line is an error, and never a ticket", async () => {
  const { lines } = await linesFor(mails.odd);
  assert.deepEqual(lines.at(-1), { error: "UNREADABLE" });
});

test("an empty body is refused, and the model is not asked", async () => {
  const { status, lines } = await linesFor(" ");
  assert.equal(status, 400);
  assert.deepEqual(lines, [{ error: "the body is empty: send a mail" }]);
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
  const response = await ticketRoute(endless)(
    new Request("http://localhost/ticket", { method: "POST", body: mails.late }),
  );
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  assert.equal(stopped, true);
});
