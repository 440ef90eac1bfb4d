export { firstLine, withoutThoughts } from "./field-reading.js";
export { readListAnswer } from "./read-list-answer.js";
export { readNumberAnswer } from "./read-number-answer.js";
export { readOptionAnswer } from "./read-option-answer.js";
export { readTextAnswer } from "./read-text-answer.js";
