import { checkOptions, checkValue, type Rules, required, rules } from "@concordat/contracts/options";
import type { DocumentPart, ImagePart } from "../chat/index.js";
import { mediaTypeOf } from "./media-type.js";
import { type AttachmentSource, readAttachmentBytes, sourceName } from "./read-attachment-bytes.js";

/** Limits for reading a picture or a document, and how to load URLs. */
export interface AttachmentOptions {
  /** Maximum number of bytes of the file. Default 20,000,000. */
  readonly maxBytes?: number;
  /** Loads URLs. Default: the global `fetch`. */
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
  /** Stops the download of a URL. Default: none. */
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
/**
 * Number of bytes that are converted to Base64 at a time. It is a multiple of three, and small enough for the
 * arguments of one function call.
 */
const pieceBytes = 0x6000;

/**
 * Reads a picture (PNG, JPEG, GIF or WebP) or a PDF as a part of a message. The format is detected from the bytes,
 * regardless of the name.
 * @param source a file path, a URL (`http:`, `https:`, `file:`, `data:`), bytes, or a `Blob` or `File`
 * @param options limits, and how URLs are loaded
 * @throws {RangeError} when an argument is invalid, or the file is too large, empty or of another format
 * @throws {Error} when the file cannot be read, or the response to the URL does not have status 200
 */
export async function readAttachment(
  source: AttachmentSource,
  options: AttachmentOptions = {},
): Promise<ImagePart | DocumentPart> {
  checkValue(source, sourceRule, "source");
  checkOptions(options, attachmentRules);
  const { maxBytes = defaultMaxBytes, fetch = globalThis.fetch, signal } = options;
  const bytes = await readAttachmentBytes(source, { maxBytes, fetch, signal });
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

/** Returns the name of a PDF file; empty if the source has no such name. */
function nameOf(source: AttachmentSource): Pick<DocumentPart, "name"> {
  const path = source instanceof Blob && "name" in source ? String(source.name) : sourceName(source);
  const name = path.split(/[\\/]/).at(-1) ?? "";
  return /\.pdf$/i.test(name) ? { name } : {};
}
