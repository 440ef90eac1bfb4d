import { randomBytes } from "node:crypto";
import { isSecret } from "./guard.js";

/** The secrets of first addresses: each lets in one browser. */
export class Tickets {
  /** The secret that lets in the next one. */
  current: string = newSecret();
  /** Called when one was used. */
  onUsed: () => void = () => undefined;

  /** Whether a secret lets a browser in. It does so once. */
  use(given: string): boolean {
    if (!isSecret(given, this.current)) return false;
    this.current = newSecret();
    this.onUsed();
    return true;
  }
}

/** A text that cannot be guessed. */
export function newSecret(): string {
  return randomBytes(24).toString("base64url");
}
