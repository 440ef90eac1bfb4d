// npm start
import { runStreet } from "./market-street.js";
import { model } from "./model.js";

const run = await runStreet(model());
if (run.state === "completed") {
  console.log(run.summary);
  console.log(run.verification);
} else {
  console.error(`paused: ${run.message}`);
  process.exitCode = 1;
}
