import { basename, dirname, join } from "node:path";
import { isToken } from "./token.js";

const ending = ".tmp";
/** Longest part of a target's name, in bytes, that its temporary file repeats: names end at 255 bytes. */
const maxNameBytes = 200;

/** The file next to `path` that is written first and then moved into place. */
export function temporaryFor(path: string, token: string): string {
  return join(dirname(path), `${prefixOf(path)}${token}${ending}`);
}

/** Whether a file of this name can only be a temporary file of ours. */
export function isTemporaryName(name: string): boolean {
  return name.startsWith(".") && isToken(/\.([0-9a-f]{24})\.tmp$/.exec(name)?.[1]);
}

function prefixOf(path: string): string {
  const bytes = Buffer.from(basename(path)).subarray(0, maxNameBytes);
  return `.${new TextDecoder().decode(bytes).replace(/\uFFFD+$/u, "")}.`;
}
