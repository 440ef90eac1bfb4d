// Asks the model about the mails of the test and records its answers again.
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cassette } from "@concordat/llm/cassette";
import { classifyRows } from "./classify-rows.js";
import { model } from "./model.js";

const journal = join(tmpdir(), `csv-batch-record-${process.pid}.ndjson`);
const client = cassette("cassettes/tickets.ndjson", { live: model(), mode: "record" });
const { results } = await classifyRows(client, "mails.csv", journal);
for (const result of results) console.log(result?.id, result?.state);
rmSync(journal, { force: true });
