// Asks the model for every decision and records its answers again.
import { cassette } from "@concordat/llm/cassette";
import { runStreet } from "./market-street.js";
import { model } from "./model.js";

const { summary } = await runStreet(cassette("cassettes/street.ndjson", { live: model(), mode: "record" }));
console.log(summary);
