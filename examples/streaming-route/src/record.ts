// Asks the model about the mails of the test and records its answers again.
import { cassette } from "@concordat/llm/cassette";
import { mails } from "./mails.js";
import { model } from "./model.js";
import { ticketRoute } from "./route.js";

const route = ticketRoute(cassette("cassettes/tickets.ndjson", { live: model(), mode: "record" }));
for (const body of Object.values(mails)) {
  const response = await route(new Request("http://localhost/ticket", { method: "POST", body }));
  console.log((await response.text()).trim().split("\n").at(-1));
}
