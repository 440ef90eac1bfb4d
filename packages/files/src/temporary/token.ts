import { createHash, randomBytes } from "node:crypto";

const randomDigits = 16;
const checkDigits = 8;

/**
 * Creates a token that is unique to this process, so that temporary files named with it belong to it. The last digits
 * are computed from the others: a name that merely looks similar is recognised as foreign.
 */
export function newToken(): string {
  const random = randomBytes(randomDigits / 2).toString("hex");
  return random + checkOf(random);
}

/** Whether a text is a token that {@link newToken} made. */
export function isToken(value: unknown): value is string {
  if (typeof value !== "string" || value.length !== randomDigits + checkDigits) return false;
  return value.endsWith(checkOf(value.slice(0, randomDigits)));
}

function checkOf(random: string): string {
  return createHash("sha256").update(`concordat ${random}`).digest("hex").slice(0, checkDigits);
}
