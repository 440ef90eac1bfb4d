import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { servedFile } from "@concordat/testing/browser";
import { describe, expect, it } from "vitest";
import { notBuilt, siteFiles, siteFolder } from "./built-site.js";

describe.skipIf(notBuilt !== "")(`the links of the site${notBuilt}`, () => {
  it("lead to pages that exist, and to places that exist in them", () => {
    const pages = siteFiles();
    const placesOf = new Map(pages.map((page) => [page, idsIn(read(page))]));
    expect(pages.length).toBeGreaterThan(100);
    const dead = pages.flatMap((page) =>
      linksIn(read(page))
        .filter((link) => !leadsSomewhere(page, link, placesOf))
        .map((link) => `${page}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it("none leads out of the site but to pages of the web", () => {
    const outside = siteFiles().flatMap((page) =>
      linksIn(read(page)).filter((link) => /^[a-z]+:/.test(link)),
    );
    expect(outside.filter((link) => !/^https:\/\//.test(link))).toEqual([]);
  });
});

const read = (page: string): string => readFileSync(join(siteFolder, page), "utf8");

function linksIn(html: string): string[] {
  return [
    ...new Set([...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, link = ""]) => unescaped(link))),
  ];
}

function idsIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => unescaped(id)));
}

function unescaped(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&lt;", "<");
}

/** Every page has the links of the sidebar: each address is looked up once. */
const filesByAddress = new Map<string, string | undefined>();

function fileAt(address: string): string | undefined {
  if (!filesByAddress.has(address)) filesByAddress.set(address, servedFile(siteFolder, address));
  return filesByAddress.get(address);
}

function leadsSomewhere(
  page: string,
  link: string,
  placesOf: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (/^[a-z]+:/.test(link)) return true;
  const [path = "", place] = link.split("#");
  const address = path === "" ? `/${page}` : posix.join("/", posix.dirname(page), path);
  const file = fileAt(path.startsWith("/") ? path : address);
  if (file === undefined) return false;
  const places = placesOf.get(posix.relative(siteFolder, file));
  return place === undefined || place === "" || places?.has(decodeURIComponent(place)) === true;
}
