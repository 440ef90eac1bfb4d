import type { StudyDecision, StudyReport } from "@concordat/contracts/study-report";
import { command, escapeHtml, paragraph, section, subheading } from "@concordat/report-kit";
import { filterArguments } from "@concordat/simulation-report";

/** Some decisions on the message's post, with the reasons that were given. */
export function decisionsSection({ decisions, messages, post }: StudyReport): string {
  if (decisions.length === 0)
    return section("decisions", "Single decisions", paragraph("No model decided on the message's post."));
  return section(
    "decisions",
    "Single decisions",
    [
      paragraph(
        `Drawn from the seed among the decisions on the post ${post}, with the reasons that the model gave. All that led to one of them is shown by the command below it, in the study's folder.`,
      ),
      ...messages.flatMap(({ name }) => {
        const ofMessage = decisions.filter(({ message }) => message === name);
        return ofMessage.length === 0
          ? []
          : [subheading(name), `<ul>\n${ofMessage.map((one) => item(one, post)).join("\n")}\n</ul>`];
      }),
    ].join("\n"),
  );
}

function item({ folder, round, agent, state, choice, reason }: StudyDecision, post: string): string {
  const why = reason === null ? "" : `: “${reason}”`;
  const show = ["concordat", "simulate", "show", folder, ...filterArguments({ agent, post })];
  return `<li>${escapeHtml(`${agent} in round ${round}: ${choice ?? `no decision, ${state}`}${why}`)}<br>${command(show)}</li>`;
}
