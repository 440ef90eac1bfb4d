/** The packages that are wanted, or all, with every package of ours that they depend on, in the order given. */
export function withDependencies(packages, wanted) {
  const byName = new Map(packages.map((manifest) => [manifest.name, manifest]));
  const found = new Set();
  const visit = (name) => {
    if (found.has(name) || !byName.has(name)) return;
    found.add(name);
    for (const dependency of Object.keys(byName.get(name).dependencies ?? {})) visit(dependency);
  };
  for (const name of wanted.length > 0 ? wanted : byName.keys()) visit(name);
  return [...byName.keys()].filter((name) => found.has(name));
}

/** The command that installs packages from their tarballs: `tarballs` maps names to files. */
export function installLine(packages, tarballs, wanted) {
  const files = withDependencies(packages, wanted).map((name) => tarballs.get(name));
  return `npm install ${files.map(quoted).join(" ")}`;
}

/** A path as a word of a shell, in quotes only if it needs them. */
function quoted(path) {
  return /^[\w@%+=:,./\\-]+$/.test(path) ? path : `"${path}"`;
}
