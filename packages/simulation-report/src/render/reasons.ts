import {
  capitalised,
  counted,
  escapeHtml,
  folded,
  formatNumber,
  isSmallModel,
  modelText,
  paragraph,
  section,
  shortened,
  smallModelText,
  subheading,
} from "@concordat/report-kit";
import { wordsKey } from "../decisions/repeats-text.js";
import { limits } from "../limits.js";
import { choiceNames } from "../run/choices.js";
import type { ChoiceReasons, RunReport } from "../run/run-report.js";

/** Renders the reasons that the model gave. */
export function reasons({ reasons: given, totals, manifest }: RunReport): string {
  if (totals.asked === 0) return "";
  if (given.length === 0) return section("reasons", "Reasons", paragraph("No decision has a reason."));
  const { model_parameters: parameters } = manifest;
  const lists = given.map(reasonsOfChoice).join("\n");
  return section(
    "reasons",
    "Reasons",
    [
      paragraph(
        `${modelText} Drawn from all different reasons with the seed of the run. A reason is what the model wrote, not why it answered as it did.`,
        "muted",
      ),
      ...(isSmallModel(parameters)
        ? [
            paragraph(smallModelText(parameters, "so it is folded here"), "muted"),
            folded("What the model wrote", lists),
          ]
        : [lists]),
    ].join("\n"),
  );
}

function reasonsOfChoice({ choice, of, repeated, drawn }: ChoiceReasons): string {
  const items = drawn.map(({ decision, times }) => {
    const { round, agent, post, reason, content, copied } = decision;
    const place = `round ${round}, ${shortened(agent, 60)}${post === null ? "" : ` on ${shortened(post, 60)}`}`;
    const isSaid =
      content === null || copied.includes("content") || wordsKey(content) === wordsKey(reason ?? "");
    const written = isSaid ? "" : ` It wrote: “${shortened(content, limits.listedText)}”`;
    const count = times === 1 ? "" : `; ${formatNumber(times)} decisions give this reason`;
    return `<li>“${escapeHtml(shortened(reason ?? "", limits.listedText))}”${escapeHtml(written)} <small>(${escapeHtml(`${place}${count}`)})</small></li>`;
  });
  const given = drawn.reduce((sum, { times }) => sum + times, 0);
  const left =
    repeated === 0
      ? ""
      : `\n${paragraph(`${counted(repeated, "reason")} left out here: the whole of each only repeats what the agent was shown.`, "muted")}`;
  const list = items.length === 0 ? "" : `\n<ul>\n${items.join("\n")}\n</ul>`;
  return `${subheading(`${capitalised(choiceNames[choice])}: ${formatNumber(given)} of ${counted(of, "reason")}`)}${list}${left}`;
}
