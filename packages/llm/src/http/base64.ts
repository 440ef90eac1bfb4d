/** Encodes a text's UTF-8 bytes as Base64, as RFC 7617 requires for credentials. */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
