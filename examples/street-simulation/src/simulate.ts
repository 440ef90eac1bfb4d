// npm start
import { runStreet } from "./market-street.js";
import { model } from "./model.js";

const { summary, verification } = await runStreet(model());
console.log(summary);
console.log(verification);
