import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contractNames, contractPage } from "./contract-page.mjs";
import { entryPoints, moduleSentence } from "./entry-points.mjs";
import { repairsPage } from "./repairs-page.mjs";
import { repositoryPages } from "./repository-pages.mjs";
import { linkOf, sectionsOf } from "./sections.mjs";

const root = join(import.meta.dirname, "../../..");
const read = (file) => readFileSync(join(root, file), "utf8");

describe.each(contractNames(root))("the page of %s", (contract) => {
  const page = contractPage(root, contract);

  it("has every version with its fields, each with its description", () => {
    const versions = Object.keys(JSON.parse(read("schemas/status.json"))).filter((ref) =>
      ref.startsWith(`${contract}/`),
    );
    for (const ref of versions) {
      expect(page).toContain(`## ${ref.split("/")[1]}\n`);
      const { properties = {}, $defs = {} } = JSON.parse(read(`schemas/${ref}/schema.json`));
      for (const [name, { $ref, description }] of Object.entries(properties)) {
        expect(page).toContain(`| \`${name}\` |`);
        expect(page).toContain(description ?? $defs[$ref.split("/").at(-1)].description);
      }
    }
  });

  it("shows an instance that is accepted and one that is refused", () => {
    expect(page).toMatch(/^Accepted: .+\n\n```json$/m);
    expect(page).toMatch(/^Refused: .+\n\n```json$/m);
  });

  it("shows them before the rules, of which there may be many", () => {
    const [examples, rules] = ["### Examples (v1)", "### Rules (v1)"].map((title) => page.indexOf(title));
    expect(examples).toBeGreaterThan(0);
    if (rules !== -1) expect(examples).toBeLessThan(rules);
  });
});

it("the page of a contract names the objects within it, and has the fields of each", () => {
  const page = contractPage(root, "scenario");
  expect(page).toContain("| `audience` | ProfilesAudience or SegmentsAudience or PeopleAudience | yes |");
  const titles = [...page.matchAll(/^### (\w+) \(v1\)$/gm)].map(([, title]) => title);
  expect(titles[0]).toBe("Scenario");
  expect(titles).toEqual(expect.arrayContaining(["ProfilesAudience", "SegmentsAudience", "FileNetwork"]));
  expect(titles).toEqual([...new Set(titles)]);
});

it("the rules of a contract may wrap between the words of a path", () => {
  const page = contractPage(root, "simulation-manifest");
  expect(page).toContain(
    "<code>/parent/<wbr>made_<wbr>with/<wbr>0</code> | <code>additional<wbr>Properties</code>",
  );
  expect(page).toContain("| nothing else is allowed in parent.<wbr>made_<wbr>with |");
});

it("each package is listed with a sentence", () => {
  const packages = repositoryPages(root).filter(({ section }) => section === "packages");
  expect(packages.length).toBeGreaterThan(20);
  for (const { page, says } of packages)
    expect([page, says]).toEqual([page, expect.stringMatching(/^[A-Z`].+\.$/)]);
});

it("each path that can be imported has a sentence", () => {
  const entries = entryPoints(root);
  expect(entries.length).toBeGreaterThan(40);
  for (const { specifier, says } of entries)
    expect([specifier, says]).toEqual([specifier, expect.stringMatching(/^[A-Z].+\.$/)]);
  expect(() => moduleSentence("export const a = 1;\n", "src/a.ts")).toThrow(
    "src/a.ts begins with no comment",
  );
});

it("the page of the repairs has all of them, each with a text that it reads where its cases have one", () => {
  const statement = { when: "Now [and] then.", safe: "It is <safe>." };
  const page = repairsPage(root, { "code-fence": statement, "no-such-repair": statement });
  expect(page).toContain(
    "## code-fence\n\nNow \\[and\\] then. **Why it is safe:** It is \\<safe\\>.\n\nRead, ",
  );
  expect(page).toContain("## no-such-repair\n\nNow");
});

it("every file that is a page exists, and no two have the same page", () => {
  const pages = repositoryPages(root);
  expect(pages.filter(({ source }) => !existsSync(join(root, source)))).toEqual([]);
  expect(new Set(pages.map(({ page }) => page)).size).toBe(pages.length);
});

it("the navigation lists every page of the repository but the first, and of the decisions their list alone", () => {
  const pages = repositoryPages(root).map((page) => ({ ...page, title: page.page }));
  const { "/": guides, "/api/": reference, "/contracts/": contracts } = sectionsOf(pages);
  expect(reference.map(({ text, collapsed }) => [text, collapsed])).toEqual([
    ["API", false],
    ["Packages", true],
    ["Contracts", true],
  ]);
  expect(contracts.map(({ text }) => text)).toEqual(["Contracts", "API", "Packages"]);
  expect(guides[0].items[0]).toEqual({ text: "Overview", link: "/start/" });
  const links = [...guides, ...reference].flatMap(({ items }) => items.map(({ link }) => link));
  const listed = pages.map(({ page }) => page).filter((page) => links.includes(linkOf(page)));
  const unlisted = pages.map(({ page }) => page).filter((page) => !listed.includes(page));
  expect(unlisted.filter((page) => !page.startsWith("decisions/"))).toEqual(["index.md"]);
  expect(listed.filter((page) => page.startsWith("decisions/"))).toEqual(["decisions/index.md"]);
});
