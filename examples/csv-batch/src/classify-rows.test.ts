// Plays recorded answers of a model: the test needs no model, and gives the same every time.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import type { ChatClient } from "@concordat/llm";
import { cassette } from "@concordat/llm/cassette";
import { classifyRows } from "./classify-rows.js";
import { model } from "./model.js";

const folder = mkdtempSync(join(tmpdir(), "csv-batch-"));
after(() => rmSync(folder, { recursive: true }));

const recorded = cassette("cassettes/tickets.ndjson", { live: model(), mode: "replay" });
let asked = 0;
const client: ChatClient = {
  ...recorded,
  chat: (request) => {
    asked += 1;
    return recorded.chat(request);
  },
};

test("every row has a ticket or the reason why it has none", async () => {
  const { results, failures } = await classifyRows(client, "mails.csv", join(folder, "answers.ndjson"));
  const topics = results.map((result) => [result?.id, result?.state === "valid" && result.value.topic]);
  assert.deepEqual(topics, [
    ["m1", "delivery"],
    ["m2", "billing"],
    ["m3", "account"],
    ["m4", false],
  ]);
  assert.deepEqual(
    failures.map(({ id, error }) => [id, error.code]),
    [["m4", "UNREADABLE"]],
  );
});

test("rows that have an answer are not asked about again", async () => {
  asked = 0;
  await classifyRows(client, "mails.csv", join(folder, "answers.ndjson"));
  assert.equal(asked, 0);
});

test("a row that breaks the contract of the file ends it before a model is asked", async () => {
  asked = 0;
  const file = join(folder, "broken.csv");
  writeFileSync(file, "id,mail\nm1,Hello\n");
  assert.throws(() => classifyRows(client, file, join(folder, "broken.ndjson")), /expected string/);
  assert.equal(asked, 0);
});
