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

/**
 * The words of a command with tarballs in place of our packages: `tarballs` maps names to files. Where several are installed globally,
 * the command includes all packages of ours that they depend on: npm gives each named one a folder of its own, and without that they
 * would not share the packages that they have in common.
 */
export function npmArguments(packages, tarballs, words) {
  const others = words.filter((word) => !tarballs.has(word));
  const named = words.filter((word) => tarballs.has(word));
  const isShared = named.length > 1 && (words.includes("-g") || words.includes("--global"));
  const ours = isShared ? withDependencies(packages, named) : named;
  return [
    ...others,
    ...(isShared ? sharedPeers(packages.filter(({ name }) => ours.includes(name))) : []),
    ...ours.map((name) => tarballs.get(name)),
  ];
}

/**
 * Returns the peers of our packages that another of them installs, such as `libsql@^0.5.29`. Globally, npm gives each
 * tarball a separate folder, and the other package's copy is not found from there.
 */
function sharedPeers(packages) {
  const own = new Set(packages.map(({ name }) => name));
  const installed = new Set(packages.flatMap(({ dependencies = {} }) => Object.keys(dependencies)));
  const peers = packages.flatMap(({ peerDependencies = {} }) => Object.entries(peerDependencies));
  const shared = peers.filter(([name]) => installed.has(name) && !own.has(name));
  return [...new Set(shared.map(([name, range]) => `${name}@${range}`))];
}
