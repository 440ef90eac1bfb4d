// Asks the model for every decision and records its answers again.
import { cassette } from "@concordat/llm/cassette";
import { runStreet } from "./market-street.js";
import { model } from "./model.js";

const run = await runStreet(cassette("cassettes/street.ndjson", { live: model(), mode: "record" }));
console.log(run.state === "completed" ? run.summary : run.message);
