// Packages are published from where the public can read how they were built, which is what provenance states.

/** Returns the reason why nothing may be published from here; `null` if publishing is allowed. */
export function reasonNotToPublish(env) {
  if (env.GITHUB_ACTIONS !== "true")
    return "Publishing is for the release workflow alone: .github/workflows/release.yml. To see what it would do: pnpm release --dry-run";
  if (env.ACTIONS_ID_TOKEN_REQUEST_URL === undefined)
    return "The workflow lacks the permission id-token: write, without which there is no provenance.";
  return null;
}

/**
 * A package.json with what depends on where the repository lies, as the workflow knows it: the repository that
 * provenance names, where the package is described, and where to report what is wrong with it.
 * @param folder the package's folder, from the root, with `/`
 */
export function withRepository(manifest, { GITHUB_SERVER_URL, GITHUB_REPOSITORY }, folder) {
  const page = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  return {
    ...manifest,
    author: "The Concordat contributors",
    homepage: `${page}/tree/main/${folder}#readme`,
    bugs: `${page}/issues`,
    repository: { type: "git", url: `git+${page}.git`, directory: folder },
  };
}
