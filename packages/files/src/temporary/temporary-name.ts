import { basename, dirname, join } from "node:path";
import { isToken } from "./token.js";

const ending = ".tmp";
/** Maximum number of bytes of a target's name that its temporary file repeats. File names are limited to 255 bytes. */
const maxNameBytes = 200;

/** Returns the path of the temporary file next to `path`, which is written first and then renamed. */
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
