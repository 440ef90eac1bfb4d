// Plays recorded answers of a model: the test needs no model, and gives the same every time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cassette } from "@concordat/llm/cassette";
import { runStreet } from "./market-street.js";
import { model } from "./model.js";

const client = cassette("cassettes/street.ndjson", { live: model(), mode: "replay" });

test("every agent decides, and the run can be rebuilt from its record without a model", async () => {
  const run = await runStreet(client);
  assert.equal(run.state, "completed");
  const { summary, verification } = run;
  assert.ok(summary.decisions > 0);
  assert.equal(summary.valid, summary.decisions);
  assert.equal(verification.state, "verified");
  assert.equal(verification.hash, summary.hash);
});

test("a second run has the same result, bit for bit", async () => {
  const [first, second] = [await runStreet(client), await runStreet(client)];
  assert.ok(first.state === "completed" && second.state === "completed");
  assert.equal(first.summary.hash, second.summary.hash);
});
