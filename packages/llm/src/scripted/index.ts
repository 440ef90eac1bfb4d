export {
  createScriptedClient,
  type ScriptedClient,
  type ScriptedClientOptions,
} from "./create-scripted-client.js";
export type { Script, ScriptedAnswer } from "./script.js";
