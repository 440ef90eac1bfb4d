import { relative, sep } from "node:path";
import { sha256 } from "@concordat/files";
import { banner } from "../emit/banner.js";
import { normalizeText } from "./normalize-text.js";

/** The folder of schemas, and the folder that receives its code. */
export interface Origin {
  /** The folder of `<contract>/v<N>/schema.json`. */
  readonly schemas: string;
  /** The folder that receives the code. */
  readonly out: string;
}

/** The state of a file in a folder of generated code: generated there and unchanged, changed since, or foreign. */
export type Standing = "own" | "changed" | "foreign";

/**
 * Matches the second line of a generated file. It identifies the file and its generation, and contains the hash of the
 * other lines.
 */
const checksumLine = /^\/\/ \{(.*),"sha256":"([0-9a-f]{64})"\}\n/;

/**
 * Adds a checksum to generated code. Each file contains its own checksum, because a separate list could be lost or
 * merged incorrectly in a repository.
 */
export function withChecksum(code: string, path: string, origin: Origin): string {
  const body = code.slice(banner.length);
  return `${banner}// {${placeOf(path, origin)},"sha256":"${sha256(body)}"}\n${body}`;
}

/** Returns whether a text is the unchanged generated file of this path, a changed one, or a foreign file. */
export function standingOf(text: string, path: string, origin: Origin): Standing {
  const lines = normalizeText(text);
  if (!lines.startsWith(banner)) return "foreign";
  const [line = "", place, hash] = checksumLine.exec(lines.slice(banner.length)) ?? [];
  if (place !== placeOf(path, origin)) return "foreign";
  return hash === sha256(lines.slice(banner.length + line.length)) ? "own" : "changed";
}

/**
 * Whether a text equals the generated code without its checksum. Earlier versions generated files without checksums.
 */
export function isWithoutChecksum(text: string, code: string): boolean {
  return normalizeText(text) === banner + code.slice(banner.length).replace(checksumLine, "");
}

/**
 * Returns a text that identifies a file and its generation. It contains only relative paths, so that it does not depend
 * on the machine.
 */
function placeOf(path: string, { schemas, out }: Origin): string {
  return `"file":${relativeName(out, path)},"schemas":${relativeName(out, schemas)}`;
}

function relativeName(from: string, to: string): string {
  return JSON.stringify(relative(from, to).split(sep).join("/"));
}
