import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/**
 * The size of a block in a tar archive, in bytes. A header takes one block, and the content of a file takes complete
 * blocks.
 */
const block = 512;
/** The offset at which a file's name ends in a header, and the position of the file's size in octal digits. */
const nameEnd = 100;
const [sizeStart, sizeEnd] = [124, 136];

/** The fields of a package's package.json that matter here. */
export interface TarballManifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Reads the package.json in a tarball that npm or pnpm created; `null` for any other file. */
export function tarballManifest(file: string): TarballManifest | null {
  const bytes = unpacked(file);
  for (let at = 0; bytes !== null && at + block <= bytes.length; ) {
    const field = (from: number, to: number): string =>
      bytes.toString("latin1", at + from, at + to).replace(/[\0 ].*$/s, "");
    const size = Number.parseInt(field(sizeStart, sizeEnd), 8);
    if (!Number.isInteger(size)) return null;
    const content = at + block;
    if (field(0, nameEnd) === "package/package.json")
      return manifestIn(bytes.toString("utf8", content, content + size));
    at = content + Math.ceil(size / block) * block;
  }
  return null;
}

function unpacked(file: string): Buffer | null {
  try {
    return gunzipSync(readFileSync(file));
  } catch {
    return null;
  }
}

function manifestIn(text: string): TarballManifest | null {
  const value: unknown = JSON.parse(text);
  return isManifest(value) ? value : null;
}

function isManifest(value: unknown): value is TarballManifest {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
}
