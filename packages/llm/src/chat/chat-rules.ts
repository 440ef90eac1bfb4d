import { isRecord, oneOf, type Rule, required, rules } from "@concordat/contracts/options";

/** The rule for an option whose value is a client. */
export const clientRule: Rule = {
  message: "must be a chat client, such as createOllamaClient() gives",
  test: isClient,
};

const aString: Rule = { message: "must be a string", test: (value) => typeof value === "string" };

const partsRule: Rule = {
  ...rules.list,
  items: {
    message:
      'must be { type: "text", text }, { type: "image", data, mediaType } or { type: "document", data, mediaType }, ' +
      'data in Base64 without "data:", mediaType such as "image/png", of a document "application/pdf"',
    test: isPart,
  },
};

/** The rule for an option whose value is a conversation. */
export const messagesRule: Rule = {
  message: "must be a list of at least one message: { role, content }",
  test: (value) => Array.isArray(value) && value.length > 0,
  items: {
    message: "must be a message: { role, content, parts }",
    test: isRecord,
    members: {
      role: required(oneOf("system", "user", "assistant")),
      content: required(aString),
      parts: partsRule,
    },
  },
};

/** Whether a value has the members of a chat client. */
function isClient(value: unknown): boolean {
  return isRecord(value) && typeof value.chat === "function" && isRecord(value.wireForm);
}

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

function isText(value: unknown, pattern: RegExp): boolean {
  return typeof value === "string" && pattern.test(value);
}

function isPart(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value.type === "text") return typeof value.text === "string";
  if (!isText(value.data, base64)) return false;
  if (value.type === "image") return isText(value.mediaType, /^image\//);
  return (
    value.type === "document" &&
    value.mediaType === "application/pdf" &&
    (value.name === undefined || isText(value.name, /\S/))
  );
}
