import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Every page for users that may have examples in TypeScript or JavaScript. */
export function pagesWithExamples(root: string): string[] {
  return [
    "README.md",
    ...readdirSync(join(root, "docs"), { recursive: true })
      .map((name) => `docs/${String(name).replaceAll("\\", "/")}`)
      .filter((file) => file.endsWith(".md") && !file.startsWith("docs/decisions/"))
      .sort(),
    ...["packages", "apps"].flatMap((group) =>
      readdirSync(join(root, group)).map((name) => `${group}/${name}/README.md`),
    ),
  ].filter((page) => existsSync(join(root, page)));
}
