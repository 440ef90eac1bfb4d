import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { expect, it } from "vitest";
import { pagesWithExamples } from "../examples/pages.js";
import { publicPackages } from "../tarballs/packages.js";

const root = join(import.meta.dirname, "../../..");
const packages = publicPackages();
const { published: isPublished }: { published: boolean } = JSON.parse(
  readFileSync(join(root, "project.json"), "utf8"),
);

/** A command that fetches a package of ours from npm. */
const installs =
  /(?:npm install|tools\/add\.mjs)[^\n]*(?:@concordat\/|\bconcordat\b)|\bnpx -y concordat|"-y", "concordat"/;

/** Pages that one of these commands stands on, and the READMEs of all packages, which npm shows. */
const pages = pagesWithExamples(root).filter(
  (page) =>
    page !== "docs/install.md" &&
    (installs.test(readFileSync(join(root, page), "utf8")) ||
      packages.some(({ folder }) => folder === join(root, dirname(page)))),
);

it.each(pages)(
  "%s says that our packages are not on npm yet, and leads to where it says what to do",
  (page) => {
    const text = readFileSync(join(root, page), "utf8");
    const target = posix.relative(dirname(page), "docs/install.md");
    expect(existsSync(join(root, "docs/install.md"))).toBe(true);
    const isSaid = text.includes(`Not on npm yet: [how to install it from the repository](${target}).`);
    expect(isSaid).toBe(!isPublished);
  },
);

it("finds the pages of all published packages", () => {
  expect(pages.length).toBeGreaterThan(packages.length);
});

/** What the first install line of a page installs, of ours and of others; `null` if the page has none. */
function installedBy(page: string): ReadonlySet<string> | null {
  const lines = [...readFileSync(join(root, page), "utf8").matchAll(installLine)];
  return lines.length === 0 ? null : new Set(lines.flatMap(([, words = ""]) => words.split(" ")));
}
const installLine = /^(?:npm install|node ~\/concordat\/tools\/add\.mjs) (\S.*)$/gm;

const imported = /^import [^"]*"((?:@[\w-]+\/)?[\w-]+)[^"]*";/gm;

it.each(pages.filter((page) => installedBy(page)?.size))(
  "%s installs the packages of ours that its examples import",
  (page) => {
    const text = readFileSync(join(root, page), "utf8");
    const installed = installedBy(page) ?? new Set();
    const used = [...text.matchAll(imported)].map(([, name = ""]) => name);
    const missing = used.filter((name) => name.startsWith("@concordat/") && !installed.has(name));
    expect([...new Set(missing)]).toEqual([]);
  },
);

/** A command that would fetch a package of ours from npm, as a message or a template may name it. */
const fetches =
  /\b(?:npm|pnpm|yarn|bun) (?:install|i|add|create|exec|dlx|init) (?:\S+ )*?(?:@concordat\/|(?:create-)?concordat\b)|\b(?:npx|bunx) (?:-y )?(?:@concordat\/|(?:create-)?concordat\b)/;

it.each([
  ["a ledger needs a package: npm install @concordat/simulation-postgres", true],
  ["npm install --omit=optional concordat node-llama-cpp", true],
  ["pnpm add @concordat/llm", true],
  ["npx -y concordat demo", true],
  ["npm install --include=optional", false],
  ["install again (npm install), then call concordat", false],
])("of the message %j it is known whether it fetches a package of ours: %j", (message, isFetching) => {
  expect(fetches.test(message)).toBe(isFetching);
});

it("no message of the product fetches a package of ours in another way than project.json says", () => {
  const sources = packages.flatMap(({ folder }) =>
    ["src", "template", "bin"]
      .filter((room) => existsSync(join(folder, room)))
      .flatMap((room) =>
        readdirSync(join(folder, room), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.test\.ts$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name)),
      ),
  );
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.filter((file) => fetches.test(readFileSync(file, "utf8")));
  expect(found.map((file) => relative(root, file))).toEqual([]);
});
