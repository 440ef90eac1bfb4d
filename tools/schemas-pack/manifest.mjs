/**
 * The content of a packed folder: a line for each contract version, and the instances that programs share. Paths are
 * relative to the manifest; the hash is that of the schema's bytes.
 */
export function makeManifest(release, contracts, status) {
  return {
    name: "concordat-schemas",
    version: release,
    contracts: contracts.map(({ ref, contract, version, title, path, sha256 }) => ({
      contract,
      version,
      status: status[ref].status,
      title,
      path,
      vectors: path.replace(/schema\.json$/, "vectors.json"),
      changelog: `${contract}/CHANGELOG.md`,
      sha256,
    })),
    examples: [{ contract: "statechart", version: "v1", path: "examples/social-chart.json" }],
  };
}
