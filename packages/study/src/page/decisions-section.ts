import type { StudyReport } from "@concordat/contracts/study-report";
import {
  command,
  escapeHtml,
  formatNumber,
  numberColumn,
  paragraph,
  section,
  table,
  textColumn,
} from "@concordat/report-kit";
import { filterArguments } from "@concordat/simulation-report";

/** Some decisions on the message's post, with the reasons that were given. */
export function decisionsSection({ decisions, post }: StudyReport): string {
  if (decisions.length === 0)
    return section("decisions", "Single decisions", paragraph("No model decided on the message's post."));
  const rows = decisions.map(({ message, folder, round, agent, state, choice, reason }) => ({
    cells: [message, folder, formatNumber(round), agent, choice ?? `none: ${state}`, reason ?? "–"],
  }));
  const columns = [
    ...["message", "run"].map(textColumn),
    numberColumn("round"),
    ...["agent", "choice", "reason"].map(textColumn),
  ];
  const show = ["concordat", "simulate", "show", "RUN", "--agent", "AGENT", ...filterArguments({ post })];
  return section(
    "decisions",
    "Single decisions",
    `<p>${escapeHtml(`Drawn from the seed among the decisions on the post ${post}. All that led to one of them is shown, in the study's folder, by`)} ${command(show)}</p>
${table("Decisions, with the reasons that the model gave", columns, rows)}`,
  );
}
