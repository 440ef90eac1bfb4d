export { closedOrigin, type ModelServer, type RespondWith, startModelServer } from "./model-server.js";
export { type Answer, answerText, type ModelRequest, type Step } from "./script.js";
