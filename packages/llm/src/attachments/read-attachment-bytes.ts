/** The source of a picture or a document: a path or URL, bytes, or a `Blob`. */
export type AttachmentSource = string | URL | Uint8Array | ArrayBuffer | Blob;

/** Options for reading bytes. */
export interface ReadBytes {
  readonly maxBytes: number;
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Returns the name of a source for errors. For a URL, the query is omitted because it may contain a key, and so is
 * the content of a `data:` URL.
 */
export function sourceName(source: AttachmentSource): string {
  if (typeof source === "string" && !isAddress(source)) return source;
  if (typeof source !== "string" && !(source instanceof URL)) return "the picture or document";
  const { protocol, origin, pathname } = new URL(source);
  if (protocol === "data:") return "the data: address";
  return protocol === "file:" ? pathname : `${origin}${pathname}`;
}

/**
 * Reads the bytes of a source, at most `maxBytes`.
 * @throws {RangeError} when the source has more bytes
 * @throws {Error} when a file cannot be read, or the response to a URL does not have status 200
 */
export async function readAttachmentBytes(source: AttachmentSource, options: ReadBytes): Promise<Uint8Array> {
  if (source instanceof Uint8Array) return bounded(source, source, options);
  if (source instanceof ArrayBuffer) return bounded(new Uint8Array(source), source, options);
  if (source instanceof Blob) {
    assertSize(source.size, source, options);
    return new Uint8Array(await source.arrayBuffer());
  }
  const isFile = source instanceof URL ? source.protocol === "file:" : !isAddress(source);
  return isFile ? readFile(source, options) : download(String(source), options);
}

function isAddress(text: string): boolean {
  return /^(?:https?|data|file):/i.test(text);
}

async function readFile(source: string | URL, options: ReadBytes): Promise<Uint8Array> {
  // A page of a browser loads this file too, and has no files to read.
  const { open } = await import("node:fs/promises");
  const file = await open(source);
  try {
    assertSize((await file.stat()).size, source, options);
    return bounded(await file.readFile(), source, options);
  } finally {
    await file.close();
  }
}

async function download(address: string, options: ReadBytes): Promise<Uint8Array> {
  if (/^file:/i.test(address)) return readFile(new URL(address), options);
  const { fetch, signal } = options;
  const response = await fetch(address, signal === undefined ? {} : { signal });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${sourceName(address)} answered with status ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest of the answer.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    assertSize(size, address, options);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function bounded(bytes: Uint8Array, source: AttachmentSource, options: ReadBytes): Uint8Array {
  assertSize(bytes.length, source, options);
  return bytes;
}

function assertSize(size: number, source: AttachmentSource, { maxBytes }: ReadBytes): void {
  if (size > maxBytes)
    throw new RangeError(
      `${sourceName(source)} has more than ${maxBytes} bytes; raise maxBytes, or make it smaller`,
    );
}
