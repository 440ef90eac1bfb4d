import {
  counted,
  escapeHtml,
  figure,
  formatNumber,
  formatShare,
  numberColumn,
  paragraph,
  section,
  shortened,
  subheading,
  table,
  textColumn,
  treeChart,
} from "@concordat/report-kit";
import { limits } from "../limits.js";
import { choiceNames, choicesInOrder, shareOf } from "../run/choices.js";
import type { PostFigures, RunReport } from "../run/run-report.js";
import type { DecisionLinks } from "./links.js";

/** Renders the posts with the largest cascades. */
export function postsAndCascades({ posts, postsShown }: RunReport, links: DecisionLinks): string {
  if (posts.length === 0) return "";
  const rest = postsShown - posts.length;
  const order = "Those that most agents reshared come first, then those that were shown most often.";
  const more =
    rest === 0 ? "" : ` ${counted(rest, "more post was", "more posts were")} shown to at least one agent.`;
  return section(
    "posts",
    "What spread, and how",
    [paragraph(order + more, "muted"), ...posts.map((post, index) => onePost(post, index, links))].join("\n"),
  );
}

function onePost(figures: PostFigures, index: number, links: DecisionLinks): string {
  const { post, author, text, exposures, removed, choices, cascade } = figures;
  const heading = `${index + 1}. ${shortened(post, 60)}, by ${shortened(author, 60)}`;
  const rows = [
    { cells: ["items shown", links.count(exposures, { post }), ""] },
    ...choicesInOrder
      .filter((choice) => choices[choice] > 0)
      .map((choice) => ({
        cells: [
          choiceNames[choice],
          links.count(choices[choice], { post, choice }),
          formatShare(shareOf(choices, choice, exposures)),
        ],
      })),
  ];
  return [
    subheading(heading),
    `<blockquote>${escapeHtml(longText(text))}</blockquote>`,
    ...(removed ? [paragraph("It was removed later.", "muted")] : []),
    table(
      `Decisions on post ${index + 1}`,
      [textColumn("what"), numberColumn("how many"), numberColumn("per item shown")],
      rows,
    ),
    cascadeOf(cascade, index),
  ].join("\n");
}

/** Returns the text of a post. Very long texts are shortened. */
function longText(text: string): string {
  const letters = [...text];
  return letters.length <= 1_000 ? text : `${letters.slice(0, 999).join("")}…`;
}

function cascadeOf({ size, depth, bySteps, tree, drawn }: PostFigures["cascade"], index: number): string {
  if (size === 0) return paragraph("No agent reshared it.");
  const name = `Cascade of post ${index + 1}: ${counted(size, "agent")} reshared it, over ${counted(depth, "step")}`;
  const rest = drawn === size ? "" : ` ${drawn} of them are drawn.`;
  const rows = bySteps.map((agents, step) => ({ cells: [String(step + 1), formatNumber(agents)] }));
  return [
    paragraph(
      `${counted(size, "agent")} reshared it, at most ${counted(depth, "step")} from its author.${rest} Below each account stand those who had it from there; who had it from several stands below the one nearest to the author.`,
    ),
    figure((width) => treeChart({ name, root: tree }, width), null),
    table(
      `Resharers of post ${index + 1} by their distance from the author`,
      [textColumn("steps"), numberColumn("agents")],
      rows.slice(0, limits.rows),
    ),
  ].join("\n");
}
