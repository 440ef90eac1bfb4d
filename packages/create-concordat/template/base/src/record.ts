// Asks the model about the mails of the test and records its answers again. Run it when the contract, the question or the
// model changes, read what was recorded, and adapt the test.
import { mkdirSync } from "node:fs";
import { cassette } from "@concordat/llm/cassette";
import { mails } from "./mails.js";
import { model } from "./model.js";
import { classify } from "./ticket.js";

const file = "cassettes/tickets.ndjson";
mkdirSync("cassettes", { recursive: true });
const client = cassette(file, { live: model(), mode: "record" });
for (const [name, mail] of Object.entries(mails)) {
  const outcome = await classify(client, mail);
  console.log(name, outcome.state === "valid" ? outcome.value : outcome.error.message);
}
