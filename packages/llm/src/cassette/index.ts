export { answerFolder } from "./answer-folder.js";
export { type CassetteOptions, cassette } from "./cassette.js";
export { type OpenCassette, openCassette, readCassette } from "./cassette-file.js";
