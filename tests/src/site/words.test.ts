import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { notBuilt, siteFiles, siteFolder } from "./built-site.js";

describe.skipIf(notBuilt !== "")(`the words of the site${notBuilt}`, () => {
  it("name every parameter: none is called __namedParameters, as the generator calls those without a name", () => {
    const pages = siteFiles();
    expect(pages.length).toBeGreaterThan(100);
    const found = pages.filter((page) =>
      readFileSync(join(siteFolder, page), "utf8").includes("__namedParameters"),
    );
    expect(found).toEqual([]);
  });

  it("name every column of every table", () => {
    const pages = siteFiles();
    const headers = pages.flatMap((page) =>
      (readFileSync(join(siteFolder, page), "utf8").match(/<th\b[^>]*>[\s\S]*?<\/th>/g) ?? []).map(
        (header) => `${page}: ${header}`,
      ),
    );
    expect(headers.length).toBeGreaterThan(100);
    expect(headers.filter((header) => /<th\b[^>]*>\s*<\/th>$/.test(header))).toEqual([]);
  });

  it("say of every name of the API what it is", () => {
    const lists = siteFiles()
      .filter((file) => file.startsWith("api/"))
      .map((file) => readFileSync(join(siteFolder, file), "utf8"))
      .filter((html) => html.includes("<th>what it is</th>"));
    expect(lists.length).toBeGreaterThan(40);
    const rows = lists.flatMap((html) => html.match(/<tr><td><a [^>]*><code>.*?<\/tr>/g) ?? []);
    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.filter((row) => /<td><\/td><\/tr>$/.test(row))).toEqual([]);
  });

  it("leave no row of a table of the API without its sentence", () => {
    const pages = siteFiles().filter((file) => file.startsWith("api/"));
    const bare = pages.flatMap((page) => {
      const html = readFileSync(join(siteFolder, page), "utf8");
      const tables = (html.match(/<table[\s\S]*?<\/table>/g) ?? []).filter((table) =>
        table.includes(">Description<"),
      );
      const rows = tables.flatMap((table) => table.match(/<tr>(?:(?!<\/tr>)[\s\S])*<\/tr>/g) ?? []);
      return rows.filter((row) => /<td[^>]*>\s*<\/td>\s*<\/tr>$/.test(row)).map((row) => `${page}: ${row}`);
    });
    expect(bare).toEqual([]);
  });
});
