import type { Attempt, DecisionRecord } from "@concordat/contracts/decision-record";
import {
  command,
  counted,
  escapeHtml,
  folded,
  paragraph,
  section,
  shortened,
  subheading,
  verbatim,
} from "@concordat/report-kit";
import { shellWord } from "@concordat/report-kit/shell-word";
import type { ShownDecision } from "@concordat/simulation";
import { choiceOdds, formatOdds, unlikelyChoice } from "@concordat/simulation/results";
import { limits } from "../limits.js";
import type { RunReport } from "../run/run-report.js";

/** Renders the sampled decisions, each with its complete record and the input of the model. */
export function wholeDecisions({ sample, sampleUnanswered, place, totals }: RunReport): string {
  if (sample.length === 0) return "";
  const show = ["concordat", "simulate", "show", ...place.map(shellWord)];
  return section(
    "whole",
    "Decisions with all that led to them",
    [
      `<p class="muted">${escapeHtml(`${sample.length} of ${counted(totals.asked, "decision")}, drawn with the seed of the run. Any other:`)} ${command([...show, "--agent", "ID", "--post", "ID"])}</p>`,
      ...sample.map(shownDecision),
      ...(sampleUnanswered.length === 0
        ? []
        : [
            subheading("Invalid and failed decisions"),
            paragraph(
              `${sampleUnanswered.length} of ${totals.invalid + totals.failed}, drawn in the same way.`,
              "muted",
            ),
            ...sampleUnanswered.map(shownDecision),
          ]),
    ].join("\n"),
  );
}

function shownDecision({ record, items, memory, prompt }: ShownDecision): string {
  const shown = items.map(
    ({ post, route, rank }) => `${rank}. ${post.id} by ${post.author_id} (${route}): ${post.text}`,
  );
  const moves = memory.map(({ round, choice, post }) => `round ${round}: ${choice} on ${post.id}`);
  return folded(
    verdict(record),
    `<div class="record">
${[
  ...oddsOf(record),
  "<h3>What was shown</h3>",
  verbatim(shortenedText(shown.join("\n"))),
  ...(moves.length === 0
    ? []
    : ["<h3>What the agent was reminded of</h3>", verbatim(shortenedText(moves.join("\n")))]),
  "<h3>The prompt of the first request</h3>",
  prompt === null
    ? paragraph(
        "It cannot be rebuilt: the policy is one's own, or another version of the prompts made the run.",
      )
    : prompt.map(({ role, content }) => verbatim(shortenedText(`${role}:\n${content}`))).join("\n"),
  ...record.steps.flatMap(({ name, contract, state, attempts }) => [
    `<h3>${escapeHtml(`Step ${name} (${contract}): ${state}`)}</h3>`,
    ...attempts.map(oneAttempt),
  ]),
].join("\n")}
</div>`,
  );
}

/** Renders the probabilities of the choice, and the rule that sampled it. Empty if the record has no probabilities. */
function oddsOf(record: DecisionRecord): string[] {
  const odds = choiceOdds(record);
  const why = unlikelyChoice(record);
  const absent = record.steps.flatMap((step) => step.odds?.fields ?? []);
  return [
    ...(odds === null ? [] : [paragraph(sentence(formatOdds(odds)))]),
    ...(why === null ? [] : [paragraph(sentence(why))]),
    ...absent.flatMap((found) =>
      found.state === "absent"
        ? [paragraph(`No odds of ${found.field}: ${shortened(found.reason, 1_000)}.`, "muted")]
        : [],
    ),
  ];
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

function verdict(record: DecisionRecord): string {
  const head = `Round ${record.round}, ${shortened(record.agent_id, 60)} on ${record.post_id === null ? "its feed" : shortened(record.post_id, 60)}`;
  if (record.state !== "valid") return `${head}: ${record.state}, ${record.error.code}`;
  return `${head}: ${record.contract === "composition/v1" ? "COMPOSE" : record.decision.choice}`;
}

function oneAttempt(attempt: Attempt): string {
  const { index, state, text, repairs, violations, error, prompt_tokens, completion_tokens, duration_ms } =
    attempt;
  const tokens = (count: number | null): string => (count === null ? "an unknown number" : String(count));
  const remarks = [
    ...repairs.map(({ name, offset }) => `repaired: ${name} at character ${offset}`),
    ...violations.map(({ path, message }) => `violated: ${path} ${message}`),
    ...(error === null ? [] : [`${error.code}: ${error.message}`]),
  ];
  return [
    paragraph(
      `Attempt ${index}: ${state}, ${tokens(prompt_tokens)} of tokens in the prompt and ${tokens(completion_tokens)} in the answer, ${duration_ms} ms, seed ${attempt.seed ?? "none"}.`,
    ),
    ...(attempt.turn === undefined ? [] : [turnQuestion(attempt.turn)]),
    text === "" ? paragraph("No text came back.", "muted") : verbatim(shortenedText(text)),
    ...(remarks.length === 0
      ? []
      : [`<ul>${remarks.map((remark) => `<li>${escapeHtml(shortened(remark, 1_000))}</li>`).join("")}</ul>`]),
  ].join("\n");
}

/** Renders the question of a turn. */
function turnQuestion({ field, prompt, prefill }: NonNullable<Attempt["turn"]>): string {
  const begun = prefill === "" ? "" : `\n(the answer begun with: ${prefill})`;
  return verbatim(shortenedText(`${field === "" ? "the whole value" : field}: ${prompt}${begun}`));
}

/** Shortens a long text, and states the length of the omitted part. */
function shortenedText(text: string): string {
  const rest = text.length - limits.recordText;
  if (rest <= 0) return text;
  return `${text.slice(0, limits.recordText)}\n… and ${counted(rest, "more character")}`;
}
