// Plays recorded answers of a model: the test needs no model, and gives the same every time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cassette } from "@concordat/llm/cassette";
import { mails } from "./mails.js";
import { model } from "./model.js";
import { classify } from "./ticket.js";

const client = cassette("cassettes/tickets.ndjson", { live: model(), mode: "replay" });

test("a late order is an urgent question about delivery", async () => {
  const outcome = await classify(client, mails.late);
  assert.equal(outcome.state, "valid");
  assert.equal(outcome.value.topic, "delivery");
  assert.equal(outcome.value.urgent, true);
});

test("an answer that breaks the contract is asked for again", async () => {
  const outcome = await classify(client, mails.thanks);
  assert.equal(outcome.state, "valid");
  assert.equal(outcome.value.topic, "billing");
  assert.equal(outcome.answers, 2);
});

test("a model that never gives a ticket is a failure, not a ticket", async () => {
  const outcome = await classify(client, mails.odd);
  assert.equal(outcome.state, "failed");
  assert.equal(outcome.error.code, "UNREADABLE");
});
