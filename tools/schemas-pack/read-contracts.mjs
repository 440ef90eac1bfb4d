import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Every contract version below a folder of schemas, by name and then by number: `ref` ("post/v1"), `contract`,
 * `version` ("v1"), `title`, `path` of the schema below the folder, and the SHA-256 of its bytes.
 */
export function readContracts(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .flatMap((path) => {
      const [, contract, number] = /^([^/]+)\/v([0-9]+)\/schema\.json$/.exec(path) ?? [];
      return contract === undefined ? [] : [{ contract, number: Number(number), path }];
    })
    .sort((a, b) => (a.contract < b.contract ? -1 : a.contract > b.contract ? 1 : a.number - b.number))
    .map(({ contract, number, path }) => {
      const bytes = readFileSync(join(folder, path));
      const version = `v${number}`;
      const { title } = JSON.parse(bytes.toString("utf8"));
      return { ref: `${contract}/${version}`, contract, version, title, path, sha256: sha256(bytes) };
    });
}

/** The SHA-256 of some bytes, as lower-case hexadecimal digits. */
export function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
