export { readLines } from "./read-lines.js";
export { readNumber } from "./read-number.js";
export { readOption } from "./read-option.js";
export { readText } from "./read-text.js";
export { firstLine, withoutThoughts } from "./reading.js";
