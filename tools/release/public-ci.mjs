// Packages are published where everybody can read how they were made, which is what provenance states.

/** Why nothing may be published from here; null where it may. */
export function reasonNotToPublish(env) {
  if (env.GITHUB_ACTIONS !== "true")
    return "Publishing is for the release workflow alone: .github/workflows/release.yml. To see what it would do: pnpm release --dry-run";
  if (env.ACTIONS_ID_TOKEN_REQUEST_URL === undefined)
    return "The workflow lacks the permission id-token: write, without which there is no provenance.";
  return null;
}

/**
 * A package.json with the repository that provenance names, as the workflow knows it.
 * @param folder the package's folder, from the root, with `/`
 */
export function withRepository(manifest, { GITHUB_SERVER_URL, GITHUB_REPOSITORY }, folder) {
  const url = `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`;
  return { ...manifest, repository: { type: "git", url, directory: folder } };
}
