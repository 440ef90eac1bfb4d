/** The packages that are wanted, with every package of ours that they depend on, in the order given. */
export function withDependencies(packages, wanted) {
  const byName = new Map(packages.map((manifest) => [manifest.name, manifest]));
  const found = new Set();
  const visit = (name) => {
    if (found.has(name) || !byName.has(name)) return;
    found.add(name);
    for (const dependency of Object.keys(byName.get(name).dependencies ?? {})) visit(dependency);
  };
  for (const name of wanted) visit(name);
  return [...byName.keys()].filter((name) => found.has(name));
}

/** The words of a command with tarballs in place of our packages: `tarballs` maps names to files. */
export function npmArguments(packages, tarballs, words) {
  const others = words.filter((word) => !tarballs.has(word));
  return [...others, ...withDependencies(packages, words).map((name) => tarballs.get(name))];
}
