// npm start [-- mails.csv answers.ndjson]: stop it whenever you like; run again, it asks only about the mails without an answer.
import { classifyRows } from "./classify-rows.js";
import { model } from "./model.js";

const [file = "mails.csv", journal = "answers.ndjson"] = process.argv.slice(2);
const { results, failures } = await classifyRows(model(), file, journal);
for (const result of results) {
  if (result?.state === "valid") console.log(result.id, result.value);
}
for (const { id, error } of failures) console.error(`${id}: no ticket: ${error.code}: ${error.message}`);
if (failures.length > 0) process.exitCode = 1;
