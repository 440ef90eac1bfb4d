const start = "concordat://contracts/";

/** Returns the URI of a contract among the server's resources: `concordat://contracts/post/v1`. */
export function contractUri(ref: string): string {
  return `${start}${ref}`;
}

/** Returns the contract that a URI names; `null` for any other URI. */
export function refOfUri(uri: string): string | null {
  return uri.startsWith(start) ? uri.slice(start.length) : null;
}
