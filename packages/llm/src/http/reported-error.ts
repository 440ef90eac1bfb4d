import { asJsonObject, type JsonObject } from "./json-object.js";
import { errorText } from "./status-error.js";

/** Members in which servers report an error, even next to other members. */
const errorMembers = ["error", "errors"] as const;

/** Members with an error message in an object that is not a part of an answer. */
const messageMembers = ["message", "detail", "msg", "error_msg", "error_message"] as const;

/** Members of an object that is a part of an answer, in the supported protocols. */
const answerMembers = ["choices", "done", "usage"] as const;

/**
 * Returns the error that a server reports in a JSON object, or `null`. It may be text, an object or a list under
 * `error`, an object that is itself an error, or a message instead of a part of the answer. Servers report errors
 * with status 200 too, even next to a complete answer.
 */
export function reportedError(object: JsonObject): string | null {
  const under = errorUnder(object);
  if (under !== null) return under;
  const isNamed = object.object === "error" || object.type === "error";
  if (!isNamed && answerMembers.some((member) => Object.hasOwn(object, member))) return null;
  const message = messageMembers.map((member) => object[member]).find(isMessage);
  if (message !== undefined) return errorText(message);
  return isNamed ? JSON.stringify(object) : null;
}

/** Returns the error that an object reports under `error` or `errors`; `null` if it reports none. */
export function errorUnder(object: JsonObject): string | null {
  const reported = errorMembers.map((member) => object[member]).find(isReport);
  return reported === undefined ? null : errorText(reported);
}

/** Returns the error in a document that a server sent instead of a stream; `null` if it reports none. */
export function reportedErrorOf(document: unknown): string | null {
  const objects = (Array.isArray(document) ? document : [document]).map(asJsonObject);
  const reports = objects.flatMap((object) => (object === null ? [] : (reportedError(object) ?? [])));
  return reports[0] ?? null;
}

/** Whether a value reports an error. Servers use null, `false`, 0 and empty values to report that there was none. */
function isReport(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === "" || value === 0) return false;
  return !(Array.isArray(value) && value.length === 0);
}

/**
 * Whether a value is a message of an Ollama answer: an object with a role. Only other values can be an error message.
 */
function isMessage(value: unknown): boolean {
  return (typeof value === "string" && value !== "") || (Array.isArray(value) && value.length > 0);
}
