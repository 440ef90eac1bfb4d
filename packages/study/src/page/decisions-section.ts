import type { StudyDecision, StudyReport } from "@concordat/contracts/study-report";
import {
  command,
  counted,
  escapeHtml,
  folded,
  formatNumber,
  isSmallModel,
  modelText,
  paragraph,
  section,
  smallModelText,
  subheading,
} from "@concordat/report-kit";
import { filterArguments } from "@concordat/simulation-report";

/** Renders a sample of decisions on the message's post, with the agents' texts and reasons. */
export function decisionsSection({ decisions, messages, post, model }: StudyReport): string {
  if (decisions.length === 0)
    return section("decisions", "Single decisions", paragraph("No model decided on the message's post."));
  const lists = messages.flatMap(({ name }) => {
    const ofMessage = decisions.filter(({ message }) => message === name);
    return ofMessage.length === 0 ? [] : [subheading(name), listOf(ofMessage, post)];
  });
  const parameters = model?.parameters;
  return section(
    "decisions",
    "Single decisions",
    [
      paragraph(
        `${modelText} Drawn from the seed among the decisions on the post ${post}, with what the model wrote and the reasons that it gave. All that led to one of them is shown by the command below it, in the study's folder.`,
      ),
      ...(isSmallModel(parameters)
        ? [
            paragraph(smallModelText(parameters, "so it is folded here"), "muted"),
            folded("What the model wrote", lists.join("\n")),
          ]
        : lists),
    ].join("\n"),
  );
}

/** Renders decisions with their texts. A text that several decisions share is shown only once, with their number. */
function listOf(decisions: readonly StudyDecision[], post: string): string {
  const words = decisions.map(wordsOf);
  const items = decisions.map((decision, index) => {
    const own = words[index] ?? "";
    const same = words.filter((one) => one === own).length;
    const isFirst = words.indexOf(own) === index;
    const count = same === 1 ? "" : ` (${formatNumber(same)} of the ${decisions.length} here say so)`;
    const said = own === "" ? "" : isFirst ? `${own}${count}` : ": the same as above";
    return item(decision, said, post);
  });
  const omitted = decisions.reduce((sum, one) => sum + (one.omitted?.length ?? 0), 0);
  const left =
    omitted === 0
      ? ""
      : `\n${paragraph(`${counted(omitted, "text")} left out here: the whole of each only repeats what the agent was shown.`, "muted")}`;
  return `<ul>\n${items.join("\n")}\n</ul>${left}`;
}

/** Returns the reason and the text of a decision. If both are the same sentence, it is only contained once. */
function wordsOf({ content = null, reason }: StudyDecision): string {
  const written = content === null || content === reason ? "" : ` It wrote: “${content}”`;
  const why = reason === null ? "" : ` “${reason}”`;
  return why === "" && written === "" ? "" : `:${why}${written}`;
}

function item({ folder, round, agent, state, choice }: StudyDecision, said: string, post: string): string {
  const show = ["concordat", "simulate", "show", folder, ...filterArguments({ agent, post })];
  return `<li>${escapeHtml(`${agent} in round ${round}: ${choice ?? `no decision, ${state}`}${said}`)}<br>${command(show)}</li>`;
}
