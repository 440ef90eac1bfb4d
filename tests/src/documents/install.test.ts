import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, it } from "vitest";
import { pagesWithExamples } from "../examples/pages.js";
import { publicPackages } from "../tarballs/packages.js";

const root = join(import.meta.dirname, "../../..");
const packages = publicPackages();
const isPublished = packages.every(({ version }) => version !== "0.0.0");

/** A command that fetches a package of ours from npm. */
const installs = /npm install[^\n]*(?:@concordat\/|\bconcordat\b)|\bnpx -y concordat|"-y", "concordat"/;

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
