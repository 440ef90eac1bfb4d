import { relative } from "node:path";

/**
 * The fields of a published package's package.json about the project: where its sources, its documentation and its
 * issues are. Unknown fields are omitted.
 *
 * @param project the content of project.json: the address of the repository, as https://host/owner/name, and of the
 * site
 * @param directory the package's folder in the repository
 */
export function projectFields({ repository, homepage }, directory) {
  return {
    ...(homepage === "" ? {} : { homepage }),
    ...(repository === ""
      ? {}
      : {
          repository: { type: "git", url: `git+${repository}.git`, directory },
          bugs: { url: `${repository}/issues` },
        }),
  };
}

const fields = ["homepage", "repository", "bugs"];

/** The manifest with the fields of the project behind its keywords, and without those that are not known. */
export function withProjectFields(manifest, project, directory) {
  const own = Object.entries(manifest).filter(([name]) => !fields.includes(name));
  const behind = own.findIndex(([name]) => name === "keywords") + 1;
  const added = Object.entries(projectFields(project, directory));
  return Object.fromEntries([...own.slice(0, behind), ...added, ...own.slice(behind)]);
}

/** A folder as package.json names it. */
export function directoryOf(root, folder) {
  return relative(root, folder).replaceAll("\\", "/");
}
