import { readdirSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The Vitest configurations of every package, the command line, the tests across packages and the tools, as whole paths. */
export function projectConfigs() {
  const projects = ["packages", "apps"].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name)),
  );
  return [...projects, "examples/programs", "tests", "tools"].flatMap((project) =>
    readdirSync(join(root, project))
      .filter((name) => name.startsWith("vitest.config."))
      .map((name) => join(root, project, name)),
  );
}
