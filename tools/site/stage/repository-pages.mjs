import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * The files of the repository that are pages of the site: `{ source, page, section }`, where `source` is the file's path
 * and `page` the path of its page, both without a leading slash, and `section` is where the navigation lists it.
 */
export function repositoryPages(root) {
  return [
    ...markdownBelow(root, "docs").map((source) => {
      const page = source.slice("docs/".length).replace(/\/README\.md$/, "/index.md");
      return { source, page, section: sectionOf(page) };
    }),
    ...["packages", "apps"].flatMap((group) =>
      readdirSync(join(root, group))
        .filter((name) => existsSync(join(root, group, name, "README.md")))
        .map((name) => ({
          source: `${group}/${name}/README.md`,
          page: `packages/${name}.md`,
          section: "packages",
        })),
    ),
    { source: "schemas/README.md", page: "contracts/index.md", section: "contracts" },
    { source: "action/README.md", page: "github-action.md", section: "guides" },
    { source: "interop/README.md", page: "interop.md", section: "guides" },
    { source: "examples/README.md", page: "examples/index.md", section: "examples" },
    ...readdirSync(join(root, "examples"))
      .filter((name) => name !== "programs" && existsSync(join(root, "examples", name, "README.md")))
      .map((name) => ({
        source: `examples/${name}/README.md`,
        page: `examples/${name}.md`,
        section: "examples",
      })),
    { source: "ARCHITECTURE.md", page: "project/architecture.md", section: "project" },
    { source: "CONTRIBUTING.md", page: "project/contributing.md", section: "project" },
    { source: "SECURITY.md", page: "project/security.md", section: "project" },
  ];
}

/** The title of a page: its first heading, without marks. */
export function titleOf(root, source) {
  const [, heading = basename(source, ".md")] =
    /^# (.+)$/m.exec(readFileSync(join(root, source), "utf8")) ?? [];
  return heading.replaceAll("`", "");
}

/** Pages in no folder are guides, but for those with which everybody begins. */
function sectionOf(page) {
  if (page.startsWith("decisions/")) return "project";
  if (page.includes("/")) return page.split("/")[0];
  return ["index.md", "playground.md"].includes(page) ? "start" : "guides";
}

function markdownBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".md"))
    .sort();
}
