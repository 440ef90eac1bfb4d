import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { packSchemas } from "../schemas-pack/pack-schemas.mjs";

/** Packs the schemas and unpacks the archive in a new temporary folder, as a user who downloaded it would. */
export function unpackedSchemas({ root, release }) {
  const { name, bytes } = packSchemas({
    folder: join(root, "schemas"),
    license: join(root, "LICENSE"),
    release,
  });
  const temporary = mkdtempSync(join(tmpdir(), "concordat-interop-"));
  writeFileSync(join(temporary, name), bytes);
  execFileSync("tar", ["-xzf", name], { cwd: temporary });
  return { temporary, folder: join(temporary, basename(name, ".tar.gz")) };
}
