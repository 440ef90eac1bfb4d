import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/**
 * The values with which requests are checked. A request must be addressed to this server, come from one of its own
 * pages, and have the cookie.
 */
export interface Guard {
  /** The allowed values of the `Host` header, such as 127.0.0.1:40001. */
  readonly hosts: readonly string[];
  /** The name of the cookie. It contains the port, because browsers send a cookie to all ports of a host. */
  readonly cookie: string;
  /** The required value of the cookie. */
  readonly secret: string;
  /** Whether requests other than reading are allowed. */
  readonly isControlled: boolean;
}

/**
 * The header that is required for actions. Forms cannot set it, and pages of other sites are not allowed to send it.
 */
const controlHeader = "x-concordat-control";

/** The status and the message with which a request is refused. */
export interface RefusedRequest {
  readonly status: 403 | 405;
  readonly message: string;
}

/**
 * Checks a request before anything else. Returns the reason why it is refused; `null` if it is accepted. Pages of other
 * sites can send requests to this machine. They are recognized by the origin that the browser states, or, with DNS
 * rebinding, by another host name.
 */
export function refusalOf(
  { method, headers }: IncomingMessage,
  { hosts, isControlled }: Guard,
): RefusedRequest | null {
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

/** Whether a request has the cookie with the required value. */
export function hasCookie({ headers }: IncomingMessage, { cookie, secret }: Guard): boolean {
  const parts = (headers.cookie ?? "").split(";").map((part) => part.trim());
  return parts.some(
    (part) => part.startsWith(`${cookie}=`) && isSecret(part.slice(cookie.length + 1), secret),
  );
}

/**
 * Whether a text is the secret. The comparison takes constant time, so that its duration reveals nothing about the
 * secret.
 */
export function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(secret));
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
