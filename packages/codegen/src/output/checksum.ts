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

/** The second line of a generated file: its file and generation, and the hash of the rest. */
const checksumLine = /^\/\/ \{(.*),"sha256":"([0-9a-f]{64})"\}\n/;

/**
 * Adds a checksum to generated code. Each file contains its own checksum, because files travel in repositories: a
 * separate list would be merged or omitted independently of them.
 */
export function withChecksum(code: string, path: string, origin: Origin): string {
  const body = code.slice(banner.length);
  return `${banner}// {${placeOf(path, origin)},"sha256":"${sha256(body)}"}\n${body}`;
}

/** The state of the file at a path, by its text. */
export function standingOf(text: string, path: string, origin: Origin): Standing {
  const lines = normalizeText(text);
  if (!lines.startsWith(banner)) return "foreign";
  const [line = "", place, hash] = checksumLine.exec(lines.slice(banner.length)) ?? [];
  if (place !== placeOf(path, origin)) return "foreign";
  return hash === sha256(lines.slice(banner.length + line.length)) ? "own" : "changed";
}

/** Whether a text is the generated code without its checksum, as it was generated before files had checksums. */
export function isWithoutChecksum(text: string, code: string): boolean {
  return normalizeText(text) === banner + code.slice(banner.length).replace(checksumLine, "");
}

/**
 * Identifies a file and its generation, independently of the machine: only the relative path between the two folders
 * matters.
 */
function placeOf(path: string, { schemas, out }: Origin): string {
  return `"file":${relativeName(out, path)},"schemas":${relativeName(out, schemas)}`;
}

function relativeName(from: string, to: string): string {
  return JSON.stringify(relative(from, to).split(sep).join("/"));
}
