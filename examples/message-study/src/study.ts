// npm start: the report is in out/report.html
import { compareMessages } from "./compare-messages.js";
import { model } from "./model.js";

const result = await compareMessages(model(), "out");
if (result.state === "completed") console.log(result.report.answer.sentence);
else console.error(`paused: ${result.pause.message}`);
