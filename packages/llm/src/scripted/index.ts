export { createScriptedClient, type ScriptedClient } from "./create-scripted-client.js";
export type { Script, ScriptedAnswer } from "./script.js";
