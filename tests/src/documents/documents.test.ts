import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { publicPackages } from "../tarballs/packages.js";
import { packagesWithoutRow, withDependencies } from "./depends-on.js";

const root = join(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const rooms = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What stands for any contract, version or package. */
const placeholder = /[<*…]/;

/** Paths from the root that a page names in code marks. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+\/[^`\s]*)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => rooms.includes(path.split("/")[0] ?? "") && !placeholder.test(path));
}

/** Files that a page links to, relative to it. */
function linkedFiles(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

const pages = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "AGENTS.md",
  "llms.txt",
  "docs/versions.md",
  ...["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}/README.md`)
      .filter((file) => existsSync(join(root, file))),
  ),
];

it.each(["ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "AGENTS.md", "docs/versions.md"])(
  "%s names only paths that exist",
  (page) => {
    const paths = namedPaths(read(page));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

const maps = pages.filter((page) => read(page).includes("\n## Where things are\n"));

it.each(maps.filter((page) => page !== "ARCHITECTURE.md"))(
  "%s says where things are, and there they are",
  (page) => {
    const [, map = ""] = read(page).split("\n## Where things are\n");
    const paths = [...map.matchAll(/`(src\/[^`]*)`/g)].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(join(root, dirname(page), path)))).toEqual([]);
  },
);

it.each(pages)("%s links only to files that exist", (page) => {
  const missing = linkedFiles(read(page)).filter((file) => !existsSync(join(root, dirname(page), file)));
  expect(missing).toEqual([]);
});

it.each([...pages, "docs/measurements.md", "docs/install.md", "interop/README.md", "schemas/README.md"])(
  "%s names only scripts that package.json has",
  (page) => {
    const { scripts } = JSON.parse(read("package.json"));
    const named = [
      ...read(page).matchAll(/(?:`|\$ |npx -y |^)pnpm(?:@10)? (run )?([a-z]+(?::[a-z]+)*)/gm),
    ].map(([, run, name = ""]) => ({ name, isRun: run !== undefined }));
    expect(named.filter(({ name }) => scripts[name] === undefined && name !== "install")).toEqual([]);
    // pnpm has a command of that name, which it takes for the script unless `run` stands before it.
    expect(named.filter(({ name, isRun }) => name === "docs" && !isRun)).toEqual([]);
  },
);

it("docs/measurements.md names only measurements that there are", () => {
  const calls = [...read("docs/measurements.md").matchAll(/pnpm@10 bench ([a-z][a-z -]*)/g)];
  const named = calls.flatMap(([, names = ""]) => names.trim().split(" "));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !existsSync(join(root, `benchmarks/src/${name}.mjs`)))).toEqual([]);
});

it("ARCHITECTURE.md has a row for every package", () => {
  expect(packagesWithoutRow(read("ARCHITECTURE.md"))).toEqual([]);
});

it("docs/all-packages.md has a row for every published package", () => {
  const rows = publicPackages().filter(({ name, folder }) => {
    const path = relative(root, folder).replaceAll("\\", "/");
    return !read("docs/all-packages.md").includes(`| [\`${name}\`](../${path})`);
  });
  expect(rows.map(({ name }) => name)).toEqual([]);
});

it("README.md is at most 120 lines, and shows pictures of less than 150 kB each", () => {
  const page = read("README.md");
  expect(page.trimEnd().split("\n").length).toBeLessThanOrEqual(120);
  const pictures = [...page.matchAll(/(?:!\[[^\]]+\]\(|<img alt="[^"]+" src="|srcset=")([^)"]+)/g)].map(
    ([, file = ""]) => file,
  );
  expect(pictures.length).toBeGreaterThan(2);
  expect(pictures.filter((file) => file.endsWith("-dark.webp")).length).toBeGreaterThan(2);
  expect(pictures.filter((file) => statSync(join(root, file)).size > 150_000)).toEqual([]);
});

it("the README of the command line has a row for every command, and every exit code", () => {
  const page = read("apps/cli/README.md");
  const commands = [...read("apps/cli/src/commands/command-list.ts").matchAll(/^ {4}name: "(.+)",$/gm)];
  expect(commands.length).toBeGreaterThan(10);
  expect(
    commands
      .map(([, name]) => name)
      .filter((name) => !new RegExp(`^\\| \`concordat ${name}\\b`, "m").test(page)),
  ).toEqual([]);
  const [, said = ""] = /Exit codes: ([^.]+)\./.exec(page.replace(/\s+/g, " ")) ?? [];
  const codes = [...read("apps/cli/src/exit-code.ts").matchAll(/^ {2}\w+: (\d+),$/gm)].map(
    ([, code]) => code,
  );
  expect(
    said.match(/(?<=^|; )(?:interrupted )?\d+|\b130\b/g)?.map((code) => code.replace(/\D/g, "")),
  ).toEqual(codes);
});

it("ARCHITECTURE.md says of each package what its package.json depends on; -u writes it", async () => {
  const page = withDependencies(read("ARCHITECTURE.md"));
  await expect(page).toMatchFileSnapshot(join(root, "ARCHITECTURE.md"));
});

it.each(readdirSync(join(root, ".github/workflows")))("%s pins every action to a commit", (workflow) => {
  const uses = [...read(`.github/workflows/${workflow}`).matchAll(/uses: (\S+)/g)].map(
    ([, action]) => action,
  );
  expect(uses.filter((action) => !/^\.\/|@[0-9a-f]{40}$/.test(action ?? ""))).toEqual([]);
});
