/** The formats that are recognized, by the bytes that their files begin with. */
const signatures = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/gif", [0x47, 0x49, 0x46, 0x38]],
  ["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
] as const;

/** The format of an attachment. */
export type AttachmentType = (typeof signatures)[number][0] | "image/webp";

/** Detects the format of a file from its first bytes, regardless of its name; `null` if it is not recognized. */
export function mediaTypeOf(bytes: Uint8Array): AttachmentType | null {
  const begins = (start: readonly number[], at = 0): boolean =>
    start.every((byte, index) => bytes[at + index] === byte);
  const isWebp = begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8);
  return isWebp ? "image/webp" : (signatures.find(([, start]) => begins(start))?.[0] ?? null);
}
