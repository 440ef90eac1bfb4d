// npm start -- "Where is my order?"
import { classify, queueOf } from "./classifier.js";
import { model } from "./model.js";

const mail = process.argv.slice(2).join(" ") || "Where is my order 4711? I leave tomorrow!";
const outcome = await classify(model(), mail);
if (outcome.state === "valid") console.log(outcome.value);
else console.error(`no ticket: ${outcome.error.code}: ${outcome.error.message}`);
console.log(`queue: ${queueOf(outcome)}`);
