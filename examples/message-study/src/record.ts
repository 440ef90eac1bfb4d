// Asks the model for every decision and records its answers again.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cassette } from "@concordat/llm/cassette";
import { compareMessages } from "./compare-messages.js";
import { model } from "./model.js";

const folder = mkdtempSync(join(tmpdir(), "message-study-"));
const client = cassette("cassettes/study.ndjson", { live: model(), mode: "record" });
const result = await compareMessages(client, join(folder, "study"));
console.log(result.state === "completed" ? result.report.answer.sentence : result.pause.message);
rmSync(folder, { recursive: true });
