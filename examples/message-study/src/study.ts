// npm start: the report is in out/report.html; run it again after a pause or Ctrl-C, and it continues
import { compareMessages, isBegun } from "./compare-messages.js";
import { model } from "./model.js";

if (isBegun("out")) console.error("continues the study in out; remove that folder to begin another");
const result = await compareMessages(model(), "out");
if (result.state === "completed") console.log(result.report.answer.sentence);
else {
  console.error(`paused: ${result.pause.message}`);
  process.exitCode = 1;
}
