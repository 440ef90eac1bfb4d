/** The content of a link to the playground: the selected part, and the texts of its fields by name. */
export interface SharedState {
  readonly part: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Maximum length of a fragment: some programs truncate longer addresses. */
export const maxFragment = 30_000;

/** Maximum size of an unpacked fragment in bytes. A few thousand characters can unpack to megabytes. */
export const maxUnpacked = 1_000_000;

/** The content of a link, or a sentence on why it has none. */
export type SharedLink = { readonly state: SharedState } | { readonly problem: string };

/**
 * Encodes a state as a compressed fragment of an address; a fragment is never sent to a server. Returns
 * `null` if it is too long.
 */
export async function fragmentOf(state: SharedState): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  if (bytes.length > maxUnpacked) return null;
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const fragment = base64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
  return fragment.length > maxFragment ? null : fragment;
}

/** Decodes the fragment of a link. The link may come from an unknown person, so all its content is validated. */
export async function readLink(fragment: string): Promise<SharedLink> {
  if (fragment.length > maxFragment) return { problem: "it is too long for a link of the playground" };
  if (!/^[\w-]+$/.test(fragment)) return { problem: damaged };
  try {
    const packed = new Blob([fromBase64Url(fragment)]).stream();
    const bytes = await upTo(maxUnpacked, packed.pipeThrough(new DecompressionStream("deflate-raw")));
    if (bytes === null) return { problem: "its texts are too long for the playground" };
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isSharedState(value) ? { state: value } : { problem: damaged };
  } catch {
    return { problem: damaged };
  }
}

const damaged = "it is damaged, or only a part of it was copied";

/** Reads all bytes of a stream. If there are more than `most`, stops reading and returns `null`. */
async function upTo(
  most: number,
  stream: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); next.value !== undefined; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(Uint8Array.from(next.value));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function isSharedState(value: unknown): value is SharedState {
  if (typeof value !== "object" || value === null) return false;
  if (!("part" in value && "fields" in value) || typeof value.part !== "string") return false;
  const { fields } = value;
  return (
    typeof fields === "object" &&
    fields !== null &&
    !Array.isArray(fields) &&
    Object.values(fields).every((text) => typeof text === "string")
  );
}

function base64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
}
