/**
 * A client for tests that answers from a script, failures included.
 * @module
 */
export {
  createScriptedClient,
  type ScriptedClient,
  type ScriptedClientOptions,
} from "./create-scripted-client.js";
export type { Script, ScriptedAnswer, ScriptedCall } from "./script.js";
