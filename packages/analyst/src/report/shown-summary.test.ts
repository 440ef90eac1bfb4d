import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { analyze } from "../analysis/analyze.js";
import { withTable } from "../testing/table-file.js";
import { renderHtml } from "./render-html.js";
import { renderMarkdown } from "./render-markdown.js";

it("a page says once how the question was read: as a list of options, not in a sentence too", async () => {
  const out = mkdtempSync(join(tmpdir(), "shown-"));
  try {
    const { report } = await withTable("t.csv", "team,pages\nRed,2\nBlue,3\nRed,4\n", (table) =>
      analyze({ table, question: "Which team has the most pages?", client: null, out }),
    );
    expect(report.summary).toContain("Read as:");
    for (const page of [renderMarkdown(report), renderHtml(report)]) {
      expect(page).toContain("How the question was read");
      expect(page).not.toContain("Read as:");
    }
  } finally {
    rmSync(out, { recursive: true });
  }
});

it("a command of a page in Markdown stands as it is typed, whatever its marks", async () => {
  const out = mkdtempSync(join(tmpdir(), "shown-"));
  try {
    const { report } = await withTable("t.csv", "team,pages\nRed,2\nBlue,3\n", (table) =>
      analyze({ table, question: "Which team has the most pages?", client: null, out }),
    );
    const page = (command: string): string => renderMarkdown(report, [{ question: "And then?", command }]);
    expect(page("concordat analyze a_b.csv --where 'x_y = *z*'")).toContain(
      "- And then? `concordat analyze a_b.csv --where 'x_y = *z*'`",
    );
    expect(page("concordat analyze '`a``b'")).toContain("- And then? ``` concordat analyze '`a``b' ```");
    expect(page("concordat analyze 'a\n# b'")).not.toContain("\n# b");
  } finally {
    rmSync(out, { recursive: true });
  }
});
