import { checkOptions, checkValue, type Rules, required, rules } from "@concordat/contracts/options";
import type { DocumentPart, ImagePart } from "../chat/index.js";
import { mediaTypeOf } from "./media-type.js";
import { type AttachmentSource, readBytes, sourceName } from "./read-bytes.js";

/** How a picture or a document is read. */
export interface AttachmentOptions {
  /** Maximum number of bytes of the file. Default 20,000,000. */
  readonly maxBytes?: number;
  /** Loads addresses, in place of the global `fetch`. */
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Stops the loading of an address. Default: none. */
  readonly signal?: AbortSignal;
}

const attachmentRules: Rules<AttachmentOptions> = {
  maxBytes: rules.natural,
  fetch: rules.aFunction,
  signal: rules.signal,
};

const sourceRule = required({
  message: "must be a path, an address (http:, https:, file:, data:), bytes or a Blob",
  test: (value) =>
    (typeof value === "string" && value.trim() !== "") ||
    [URL, Uint8Array, ArrayBuffer, Blob].some((kind) => value instanceof kind),
});

const defaultMaxBytes = 20_000_000;
/** Bytes that become one piece of base64 text: a multiple of three, small enough for the arguments of a call. */
const pieceBytes = 0x6000;

/**
 * Returns a picture (PNG, JPEG, GIF or WebP) or a PDF as a part of a message. Its format is recognized by its bytes,
 * whatever its name says.
 * @param source a path of a file, an address (`http:`, `https:`, `file:`, `data:`), bytes, or a `Blob` or `File`
 * @param options limits, and how addresses are loaded
 * @throws {RangeError} when an argument is invalid, or the file is too large, empty or of another format
 * @throws {Error} when the file cannot be read, or the address gives no answer of status 200
 * @example
 * const photo = await readAttachment("receipt.jpg");
 * const outcome = await generateObject({
 * client,
 * contract: receipt,
 * messages: [{ role: "user", content: "What was bought?", parts: [photo] }],
 * });
 */
export async function readAttachment(
  source: AttachmentSource,
  options: AttachmentOptions = {},
): Promise<ImagePart | DocumentPart> {
  checkValue(source, sourceRule, "source");
  checkOptions(options, attachmentRules);
  const { maxBytes = defaultMaxBytes, fetch = globalThis.fetch, signal } = options;
  const bytes = await readBytes(source, { maxBytes, fetch, signal });
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === null)
    throw new RangeError(`${sourceName(source)} is not a picture (PNG, JPEG, GIF or WebP) or a PDF`);
  const data = base64Of(bytes);
  return mediaType === "application/pdf"
    ? { type: "document", data, mediaType, ...nameOf(source) }
    : { type: "image", data, mediaType };
}

function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + pieceBytes))));
  }
  return pieces.join("");
}

/** Returns the file's own name, if it has one. */
function nameOf(source: AttachmentSource): Pick<DocumentPart, "name"> {
  const path = source instanceof Blob && "name" in source ? String(source.name) : sourceName(source);
  const name = path.split(/[\\/]/).at(-1) ?? "";
  return /\.pdf$/i.test(name) ? { name } : {};
}
