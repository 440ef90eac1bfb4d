// Asks the model about the mails of the test and records its answers again.
import { cassette } from "@concordat/llm/cassette";
import { classify, queueOf } from "./classifier.js";
import { mails } from "./mails.js";
import { model } from "./model.js";

const client = cassette("cassettes/tickets.ndjson", { live: model(), mode: "record" });
for (const { mail, queue } of mails)
  console.log(`${queueOf(await classify(client, mail))} (${queue}): ${mail}`);
