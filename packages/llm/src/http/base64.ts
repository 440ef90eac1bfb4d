/** Returns a text's UTF-8 bytes in Base64, as RFC 7617 has credentials. */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
