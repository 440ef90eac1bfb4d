/**
 * Recorded answers in one file, so that tests need no model and always give the same result.
 * @module
 */
export { answerFolder } from "./answer-folder.js";
export { type CassetteOptions, cassette } from "./cassette.js";
export { type OpenCassette, openCassette, readCassette } from "./cassette-file.js";
