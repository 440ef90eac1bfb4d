/** The content of a link to the playground: the open part, and the texts of its fields by their names. */
export interface SharedState {
  readonly part: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Maximum length of a fragment: some programs truncate longer addresses. */
export const maxFragment = 30_000;

/**
 * Encodes a state as a compressed fragment of an address; a fragment is never sent to a server. Returns
 * `null` if it is too long.
 */
export async function fragmentOf(state: SharedState): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const fragment = base64Url(await through(bytes, new CompressionStream("deflate-raw")));
  return fragment.length > maxFragment ? null : fragment;
}

/** Decodes the state in a fragment; `null` if there is none. */
export async function stateOf(fragment: string): Promise<SharedState | null> {
  if (!/^[\w-]+$/.test(fragment)) return null;
  try {
    const bytes = await through(fromBase64Url(fragment), new DecompressionStream("deflate-raw"));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isSharedState(value) ? value : null;
  } catch {
    // If the fragment is truncated or mistyped, the page opens without it.
    return null;
  }
}

function isSharedState(value: unknown): value is SharedState {
  if (typeof value !== "object" || value === null) return false;
  if (!("part" in value && "fields" in value) || typeof value.part !== "string") return false;
  const { fields } = value;
  return (
    typeof fields === "object" &&
    fields !== null &&
    Object.values(fields).every((text) => typeof text === "string")
  );
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
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
