// Plays recorded answers of a model: the test needs no model, and gives the same every time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cassette } from "@concordat/llm/cassette";
import { classify, queueOf } from "./classifier.js";
import { mails } from "./mails.js";
import { model } from "./model.js";

const client = cassette("cassettes/tickets.ndjson", { live: model(), mode: "replay" });

for (const { mail, queue } of mails) {
  test(`${queue}: ${mail}`, async () => {
    assert.equal(queueOf(await classify(client, mail)), queue);
  });
}

test("an answer that breaks the contract is asked for again, and the model is told why", async () => {
  const outcome = await classify(client, mails[1].mail);
  assert.deepEqual(
    outcome.attempts.map(({ state }) => state),
    ["invalid", "valid"],
  );
});

test("a mail that was not recorded fails, and no model is asked", async () => {
  const outcome = await classify(client, "A mail that nobody recorded.");
  assert.equal(outcome.state, "failed");
});
