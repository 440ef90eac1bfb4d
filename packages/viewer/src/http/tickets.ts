import { randomBytes } from "node:crypto";
import { isSecret } from "./guard.js";

/** The secrets in the viewer's URL. Each admits one browser. */
export class Tickets {
  /** The secret that admits the next browser. */
  current: string = newSecret();
  /** Called after a secret was used. */
  onUsed: () => void = () => undefined;

  /** Returns whether a secret admits a browser. Each secret is valid once; it is then replaced by a new one. */
  use(given: string): boolean {
    if (!isSecret(given, this.current)) return false;
    this.current = newSecret();
    this.onUsed();
    return true;
  }
}

/** Returns a random text that cannot be guessed. */
export function newSecret(): string {
  return randomBytes(24).toString("base64url");
}
