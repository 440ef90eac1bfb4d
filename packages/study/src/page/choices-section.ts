import type { StudyReport } from "@concordat/contracts/study-report";
import {
  formatShare,
  numberColumn,
  paragraph,
  rangeFromZero,
  section,
  subheading,
  table,
  textColumn,
} from "@concordat/report-kit";
import type { MeanOfMessage, StudyFigures } from "../figures/study-figures.js";
import { howToRead, intervalText, meansChart, withinShares } from "./intervals.js";
import type { Links } from "./links.js";

/** The choices on a post, in the order of the page. */
const choices = [
  { choice: "RESHARE", measure: "reshare_rate", title: "Reshares" },
  { choice: "LIKE", measure: "like_rate", title: "Likes" },
  { choice: "REPLY", measure: "reply_rate", title: "Replies" },
  { choice: "SCROLL", measure: "scroll_rate", title: "Scrolled past" },
] as const;

/** Renders the agents' choices on each message. */
export function choicesSection({ messages }: StudyReport, figures: StudyFigures, links: Links): string {
  const drawn = choices.map(({ measure, title }) => {
    const rows = messages.map(({ name }) => {
      const { mean, interval } = meanOf(figures, name, measure);
      return { label: name, value: mean, interval: withinShares(interval), isMarked: false };
    });
    return { title, rows };
  });
  // The charts are below each other and are compared, so they have the same axis.
  const range = rangeFromZero(
    drawn.flatMap(({ rows }) => rows.flatMap(({ value, interval }) => [value, interval?.high ?? null])),
  );
  const charts = drawn.flatMap(({ title, rows }) => {
    if (rows.every(({ value }) => (value ?? 0) === 0)) return [];
    const heading = `${title}, per time that the message was shown`;
    return [subheading(heading), meansChart(heading, rows, formatShare, range)];
  });
  const rows = messages.flatMap(({ name }) =>
    choices.map(({ choice, measure, title }) => {
      const { mean, interval } = meanOf(figures, name, measure);
      const share = formatShare(mean);
      return {
        cells: [
          `${name}: ${title.toLowerCase()}`,
          links.onPost(name, { choice }),
          links.value(name, share, measure),
          intervalText(withinShares(interval), formatShare),
        ],
      };
    }),
  );
  const none = figures.messages.every(({ lists }) =>
    lists.every(({ where, count }) => where.choice === undefined || count === 0),
  );
  return section(
    "choices",
    "What agents did with each message",
    none
      ? paragraph("No agent decided anything about a message.")
      : [
          ...charts,
          table(
            "Decisions on each message's post",
            [
              textColumn("message and choice"),
              ...["decisions in all runs", "mean share", "interval"].map(numberColumn),
            ],
            rows,
          ),
          paragraph(
            `${howToRead} Shares are of the times that the post was shown. Invalid and failed decisions are in none of them.`,
            "muted",
          ),
        ].join("\n"),
  );
}

const noMean: Pick<MeanOfMessage, "mean" | "interval"> = { mean: null, interval: null };

function meanOf(
  { messages }: StudyFigures,
  name: string,
  measure: MeanOfMessage["measure"],
): Pick<MeanOfMessage, "mean" | "interval"> {
  const means = messages.find((one) => one.name === name)?.means ?? [];
  return means.find((one) => one.measure === measure) ?? noMean;
}
