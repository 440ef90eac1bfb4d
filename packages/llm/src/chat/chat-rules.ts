import { isRecord, type Rule } from "@concordat/contracts/options";

/** The rule of an option that takes a client. */
export const clientRule: Rule = {
  message: "must be a chat client, such as createOllamaClient() gives",
  test: isClient,
};

/** The rule of an option that takes a conversation. */
export const messagesRule: Rule = {
  message: "must be a list of at least one message: { role, content }",
  test: (value) => Array.isArray(value) && value.length > 0,
  items: {
    message:
      "must be a message: { role, content, parts }, role one of system, user and assistant, content a string, parts " +
      'a list of { type: "text", text } and { type: "image", data, mediaType } or left out, data in Base64 without "data:", mediaType such as "image/png"',
    test: isMessage,
  },
};

/** Whether a value has the members of a chat client. */
function isClient(value: unknown): boolean {
  return isRecord(value) && typeof value.chat === "function" && isRecord(value.wireForm);
}

const roles: readonly unknown[] = ["system", "user", "assistant"];

function isMessage(value: unknown): boolean {
  if (!isRecord(value) || !roles.includes(value.role) || typeof value.content !== "string") return false;
  const { parts } = value;
  return parts === undefined || (Array.isArray(parts) && parts.every(isPart));
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

function isText(value: unknown, pattern: RegExp): boolean {
  return typeof value === "string" && pattern.test(value);
}

function isPart(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value.type === "text") return typeof value.text === "string";
  return value.type === "image" && isText(value.data, base64) && isText(value.mediaType, /^image\//);
}
