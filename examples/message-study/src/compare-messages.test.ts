// Plays recorded answers of a model: the test needs no model, and gives the same every time.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { cassette } from "@concordat/llm/cassette";
import { createOllamaClient } from "@concordat/llm/ollama";
import { compareMessages } from "./compare-messages.js";
import { model } from "./model.js";

const folder = mkdtempSync(join(tmpdir(), "message-study-"));
after(() => rmSync(folder, { recursive: true }));

const client = cassette("cassettes/study.ndjson", { live: model(), mode: "replay" });

test("a study that a server stopped is continued; three runs of each message do not decide it", async () => {
  const unreachable = createOllamaClient({ model: "mistral", endpoint: "http://127.0.0.1:9" });
  assert.equal((await compareMessages(unreachable, join(folder, "study"))).state, "paused");
  const result = await compareMessages(client, join(folder, "study"));
  assert.equal(result.state, "completed");
  assert.equal(result.report.answer.state, "not-told-apart");
  assert.match(
    readFileSync(join(folder, "study/report.html"), "utf8"),
    /Which message should the city post\?/,
  );
});
