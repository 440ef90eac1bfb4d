import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { makeManifest } from "./manifest.mjs";
import { readContracts } from "./read-contracts.mjs";
import { readStatus, statusProblems } from "./status.mjs";
import { tar } from "./tar.mjs";

/** The files of the folder of schemas that the archive contains, in addition to its manifest. */
const packed = [
  /^README\.md$/,
  /^rules\.json$/,
  /^examples\/[^/]+\.json$/,
  /^[^/]+\/CHANGELOG\.md$/,
  /^[^/]+\/v[0-9]+\/(schema|vectors)\.json$/,
];

/**
 * The archive `concordat-schemas-<release>.tar.gz`: its name and its bytes. All lies in one folder of the archive's
 * name. The same schemas make the same bytes.
 * @throws when a contract version has no status, no vectors or no changelog
 */
export function packSchemas({ folder, license, release }) {
  const contracts = readContracts(folder);
  const status = readStatus(folder);
  const paths = filesOf(folder);
  const problems = [...statusProblems(status, contracts), ...missingFiles(contracts, paths)];
  if (problems.length > 0) throw new Error(problems.join("\n"));

  const name = `concordat-schemas-${release}`;
  const manifest = `${JSON.stringify(makeManifest(release, contracts, status), null, 2)}\n`;
  const files = [
    ...paths.map((path) => ({ path, content: readFileSync(join(folder, path)) })),
    { path: "manifest.json", content: manifest },
    { path: "LICENSE", content: readFileSync(license) },
  ];
  const sorted = files.sort((a, b) => (a.path < b.path ? -1 : 1));
  const archive = tar(sorted.map(({ path, content }) => ({ path: `${name}/${path}`, content })));
  return { name: `${name}.tar.gz`, bytes: gzip(archive), contracts: contracts.length, files: files.length };
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((path) => packed.some((pattern) => pattern.test(path)));
}

function missingFiles(contracts, paths) {
  const wanted = contracts.flatMap(({ contract, version }) => [
    `${contract}/CHANGELOG.md`,
    `${contract}/${version}/vectors.json`,
  ]);
  return [...new Set(wanted)]
    .filter((path) => !paths.includes(path))
    .map((path) => `schemas/${path}: missing`);
}

/** Compressed, with the header byte that names the packing machine's system set to "unknown". */
function gzip(bytes) {
  const compressed = gzipSync(bytes, { level: 9 });
  compressed[9] = 255;
  return compressed;
}
