import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/**
 * The files of the repository that are pages of the site: `{ source, page, section }`, where `source` is the file's path
 * and `page` the path of its page, both without a leading slash, and `section` is where the navigation lists it; packages have what their list says of them.
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
          says: JSON.parse(readFileSync(join(root, group, name, "package.json"), "utf8")).description,
        })),
    ),
    { source: "schemas/README.md", page: "contracts/index.md", section: "contracts" },
    { source: "action/README.md", page: "github-action.md", section: "about" },
    { source: "interop/README.md", page: "interop.md", section: "about" },
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

/** Pages in no folder that are not guides to asking models. */
const sections = {
  "index.md": "start",
  "playground.md": "start",
  "your-own-audience.md": "simulations",
  "ask-an-audience.md": "simulations",
  "which-message.md": "simulations",
  "opinions-and-epidemics.md": "simulations",
  "uncertainty.md": "simulations",
  "simulate-on-several-machines.md": "simulations",
  "all-packages.md": "about",
  "limits.md": "about",
  "measurements.md": "about",
  "versions.md": "about",
};

function sectionOf(page) {
  if (page.startsWith("decisions/")) return "project";
  if (page.includes("/")) return page.split("/")[0];
  return sections[page] ?? "guides";
}

function markdownBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".md"))
    .sort();
}
