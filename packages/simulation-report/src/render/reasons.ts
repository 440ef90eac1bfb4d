import {
  capitalised,
  counted,
  escapeHtml,
  paragraph,
  section,
  shortened,
  subheading,
} from "@concordat/report-kit";
import { limits } from "../limits.js";
import { choiceNames } from "../run/choices.js";
import type { ChoiceReasons, RunReport } from "../run/run-report.js";

/** Reasons that the model gave, in its words. */
export function reasons({ reasons: given, totals }: RunReport): string {
  if (totals.asked === 0) return "";
  if (given.length === 0) return section("reasons", "Reasons", paragraph("No decision has a reason."));
  return section(
    "reasons",
    "Reasons",
    [
      paragraph(
        "In the model's own words, drawn from all that were given with the seed of the run. A reason is what the model wrote, not why it answered as it did.",
        "muted",
      ),
      ...given.map(ofChoice),
    ].join("\n"),
  );
}

function ofChoice({ choice, of, repeated, drawn }: ChoiceReasons): string {
  const items = drawn.map(({ round, agent, post, reason, content }) => {
    const place = `round ${round}, ${shortened(agent, 60)}${post === null ? "" : ` on ${shortened(post, 60)}`}`;
    const written = content === null ? "" : ` It wrote: “${shortened(content, limits.listedText)}”`;
    return `<li>“${escapeHtml(shortened(reason ?? "", limits.listedText))}”${escapeHtml(written)} <small>(${escapeHtml(place)})</small></li>`;
  });
  const left =
    repeated === 0
      ? ""
      : `\n${paragraph(`${counted(repeated, "reason")} left out here: the whole of each repeats the post.`, "muted")}`;
  const list = items.length === 0 ? "" : `\n<ul>\n${items.join("\n")}\n</ul>`;
  return `${subheading(`${capitalised(choiceNames[choice])}: ${drawn.length} of ${counted(of, "reason")}`)}${list}${left}`;
}
