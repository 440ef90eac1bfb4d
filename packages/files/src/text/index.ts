export { type Delimiter, delimiterNames, delimiterOf } from "./delimiter.js";
export { type Encoding, encodingNames, encodingOf, type FoundEncoding, findEncoding } from "./encoding.js";
