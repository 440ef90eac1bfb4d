export * from "./chat/index.js";
export * from "./errors/index.js";
