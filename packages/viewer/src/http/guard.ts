import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/**
 * The checks of a request: it must come from a browser with the cookie, to this server's own address, for one of its
 * pages.
 */
export interface Guard {
  /** The hosts by which we may be addressed, such as 127.0.0.1:40001. */
  readonly hosts: readonly string[];
  /** The name of the cookie: browsers send cookies of one port to others, too. */
  readonly cookie: string;
  /** The required value of the cookie. */
  readonly secret: string;
  /** Whether anything but reading is answered. */
  readonly isControlled: boolean;
}

/** The header of what is to be done: no form has it, and no page of another site may send it. */
const controlHeader = "x-concordat-control";

/** The reason why a request is refused. */
export interface Refusal {
  readonly status: 403 | 405;
  readonly message: string;
}

/**
 * Returns the reason why a request is refused before anything else; `null` if it is not refused. A page of another
 * site can send requests to this machine. Its browser then names the site, and a host name that was made to point
 * here (DNS rebinding) is not ours.
 */
export function refusalOf(
  { method, headers }: IncomingMessage,
  { hosts, isControlled }: Guard,
): Refusal | null {
  if (!hosts.includes(headers.host ?? ""))
    return { status: 403, message: "this address is not the one that the viewer was started at" };
  const { origin } = headers;
  if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`))
    return { status: 403, message: "a page of another site asked" };
  const site = headers["sec-fetch-site"];
  const isNavigation = headers["sec-fetch-mode"] === "navigate";
  if (!isNavigation && site !== undefined && site !== "same-origin" && site !== "none")
    return { status: 403, message: "a page of another site asked" };
  if (method === "GET" || method === "HEAD") return null;
  if (!isControlled)
    return { status: 405, message: "the viewer only reads: it answers GET; --control lets it do more" };
  if (method !== "POST") return { status: 405, message: "the viewer answers GET and POST" };
  if (origin === undefined || headers[controlHeader] !== "1")
    return { status: 403, message: "only the viewer's own page may ask for this" };
  return null;
}

/** Whether a request has the cookie. */
export function hasCookie({ headers }: IncomingMessage, { cookie, secret }: Guard): boolean {
  const parts = (headers.cookie ?? "").split(";").map((part) => part.trim());
  return parts.some(
    (part) => part.startsWith(`${cookie}=`) && isSecret(part.slice(cookie.length + 1), secret),
  );
}

/** Whether a text is the secret. The comparison takes the same time however much of the texts is equal. */
export function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(secret));
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
