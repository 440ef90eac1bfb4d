export const heading = "Add a section or a chart to a report";

const section = `import { figure, formatNumber, intervalChart, section, shortened } from "@concordat/report-kit";
import type { RunReport } from "../run/run-report.js";

/** How often each of the posts was shown. */
export function exposures({ posts }: Pick<RunReport, "posts">): string {
  if (posts.length === 0) return "";
  const name = "Items shown, by post";
  const rows = posts.map(({ post, exposures: value }) => ({
    label: shortened(post, 60),
    value,
    interval: null,
    isMarked: false,
  }));
  const chart = { name, rows, format: formatNumber, none: "not shown" };
  return section(
    "exposures",
    "How often posts were shown",
    figure((width) => intervalChart(chart, width), name),
  );
}
`;

const page = "packages/simulation-report/src/render/run-page.ts";

export function walk(copy) {
  copy.write("packages/simulation-report/src/render/exposures.ts", section);
  copy.replace(
    page,
    "import { answerLinks,",
    'import { exposures } from "./exposures.js";\nimport { answerLinks,',
  );
  copy.replace(page, "    segments(report, links),", "    exposures(report),\n    segments(report, links),");
  copy.write(
    ".changeset/posts-shown.md",
    '---\n"@concordat/simulation-report": patch\n---\n\nA run\'s report shows how often each post was shown.\n',
  );
  copy.format();
  copy.pnpm("build");
  copy.test("packages/simulation-report/src/run/run-report.slow.test.ts", "-u");
  copy.pnpm("check");
}
