// Classifies one mail: the first argument, or an example.
import { mails } from "./mails.js";
import { model } from "./model.js";
import { classify } from "./ticket.js";

const outcome = await classify(model(), process.argv[2] ?? mails.late);
if (outcome.state === "valid") console.log(outcome.value);
else {
  console.error(`no ticket: ${outcome.error.code}: ${outcome.error.message}`);
  process.exitCode = 1;
}
