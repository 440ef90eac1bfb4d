// Classifies every mail of mails.csv. Stop it whenever you like: run again, it asks only about the mails without an answer.
import { readFileSync } from "node:fs";
import { generateMany } from "@concordat/llm/many";
import { parse } from "csv-parse/sync";
import * as z from "zod";
import { model } from "./model.js";
import { question, ticket } from "./ticket.js";

const [file = "mails.csv", journal = "answers.ndjson"] = process.argv.slice(2);
// Typed by the contract of the file: a row that breaks it ends the program before a model is asked.
const mails = z.array(z.object({ id: z.string().min(1), text: z.string() }));
const { results, failures } = await generateMany({
  client: model(),
  contract: ticket,
  items: mails.parse(parse(readFileSync(file, "utf8"), { columns: true, bom: true })),
  id: ({ id }) => id,
  prompt: ({ text }) => question(text),
  concurrency: 4,
  journal,
});
for (const result of results) {
  if (result?.state === "valid") console.log(result.id, result.value);
}
for (const { id, error } of failures) console.error(`${id}: no ticket: ${error.code}: ${error.message}`);
if (failures.length > 0) process.exitCode = 1;
