/** The URI of a document that has none. It is the base of relative references and is never fetched. */
export const nameless = "schema:///";

/** A parsed reference: the absolute URI of a resource, and the fragment within it. */
export interface Reference {
  readonly uri: string;
  /** A JSON Pointer (`""` or beginning with `/`), or an anchor's name. */
  readonly fragment: string;
}

/** Resolves a reference against the URI of the resource that contains it; `null` if it is not a URI reference. */
export function readReference(reference: string, base: string): Reference | null {
  const hash = reference.indexOf("#");
  const [before, after] = hash < 0 ? [reference, ""] : [reference.slice(0, hash), reference.slice(hash + 1)];
  const uri = before === "" ? base : absolute(before, base);
  const fragment = decode(after);
  return uri === null || fragment === null ? null : { uri, fragment };
}

function absolute(reference: string, base: string): string | null {
  try {
    return new URL(reference, base).href;
  } catch {
    return null;
  }
}

function decode(fragment: string): string | null {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return null;
  }
}
