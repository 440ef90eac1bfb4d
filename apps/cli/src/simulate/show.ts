import type { Attempt, DecisionRecord } from "@concordat/contracts/decision-record";
import type { ShownDecision } from "@concordat/simulation";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { wholeNumber } from "../models/client-options.js";
import { onOneLine } from "../terminal/harmless.js";
import { note, print, printJson } from "../terminal/output.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { type ModuleFlags, ownCode, withModuleOption } from "./own-code.js";
import { readRun } from "./read-run.js";

interface ShowFlags extends ModuleFlags, LedgerFlags {
  readonly agent: string;
  readonly post?: string;
  readonly round?: number;
  readonly json?: boolean;
}

/** `simulate show`: decisions of an agent, with all that led to them. */
export function defineShow(simulate: Command): void {
  withLedgerOption(withModuleOption(simulate.command("show")))
    .description("show what an agent saw, was asked, answered and decided")
    .argument("<run>", "the folder of the run, or its name in the database; it is only read")
    .requiredOption("--agent <id>", "whose decisions")
    .option("--post <id>", "only the decision on this post, whole")
    .option("--round <n>", "only decisions of this round", wholeNumber)
    .option("--json", "print each decision whole, as a line of JSON")
    .action(show);
}

async function show(run: string, flags: ShowFlags): Promise<void> {
  const { showDecisions } = await import("@concordat/simulation");
  const code = await ownCode(flags);
  const { scenario, ledger, close } = await readRun(run, flags, code);
  try {
    if (scenario.audience.indexOf(flags.agent) === -1)
      throw new CommandError(`no agent of the run is called ${onOneLine(flags.agent)}`);
    const shown = await showDecisions({
      scenario,
      ledger,
      ...code,
      which: ({ round, agent, posts }) =>
        agent === flags.agent &&
        (flags.round === undefined || round === flags.round) &&
        (flags.post === undefined || posts.includes(flags.post)),
    });
    if (shown.length === 0) throw nothingDecided(flags);
    if (flags.json === true) for (const one of shown) printJson(one);
    else if (flags.post !== undefined || shown.length === 1) print(shown.map(wholeDecision).join("\n\n"));
    else listDecisions(shown);
  } finally {
    await close();
  }
}

function nothingDecided({ agent, post, round }: ShowFlags): CommandError {
  const where = [
    ...(post === undefined ? [] : [` on ${onOneLine(post)}`]),
    ...(round === undefined ? [] : [` in round ${round}`]),
  ].join("");
  return new CommandError(`no model was asked for a decision of ${onOneLine(agent)}${where}`);
}

function listDecisions(shown: readonly ShownDecision[]): void {
  for (const { record } of shown) print(verdict(record));
  note("name one with --post to see what was shown, the prompt and every attempt");
}

/** A decision on a line: `round 2, mara on m1: LIKE, because …`. */
function verdict(record: DecisionRecord): string {
  const head = `round ${record.round}, ${onOneLine(record.agent_id)} on ${onOneLine(record.post_id ?? "its feed")}`;
  if (record.state !== "valid")
    return `${head}: ${record.state}, ${record.error.code}: ${onOneLine(record.error.message)}`;
  if (record.contract === "composition/v1") return `${head}: COMPOSE ${inQuotes(record.decision.content)}`;
  const { choice, reason, content } = record.decision;
  const written = typeof content === "string" && content !== "" ? ` ${inQuotes(content)}` : "";
  return `${head}: ${choice}${written}, because ${inQuotes(reason)}`;
}

function wholeDecision({ record, items, memory, prompt }: ShownDecision): string {
  const shown = items.map(
    ({ post, route, rank }) =>
      `  ${rank}. ${onOneLine(post.id)} by ${onOneLine(post.author_id)} (${route}): ${inQuotes(post.text)}`,
  );
  const moves = memory.map(
    ({ round, choice, post }) => `  round ${round}: ${choice} on ${onOneLine(post.id)}`,
  );
  const asked =
    prompt === null
      ? ["  cannot be rebuilt: the policy is one's own, or another version of the prompts made the run"]
      : prompt.flatMap(({ role, content }) => [`  ${role}:`, indented(content, 4)]);
  return [
    verdict(record),
    "shown:",
    ...shown,
    ...(moves.length === 0 ? [] : ["reminded of:", ...moves]),
    "prompt:",
    ...asked,
    ...record.steps.flatMap((step) => [
      `${step.name} (${step.contract}): ${step.state}`,
      ...step.attempts.map(wholeAttempt),
    ]),
  ].join("\n");
}

function wholeAttempt(attempt: Attempt): string {
  const { index, state, text, repairs, violations, error, prompt_tokens, completion_tokens } = attempt;
  const tokens = `${prompt_tokens ?? "unknown"} + ${completion_tokens ?? "unknown"} tokens`;
  return [
    `  attempt ${index}: ${state}, ${tokens}, ${attempt.duration_ms} ms, seed ${attempt.seed ?? "none"}`,
    indented(text, 4),
    ...repairs.map(({ name, offset }) => `    repaired: ${name} at ${offset}`),
    ...violations.map(({ path, message }) => `    violated: ${onOneLine(path)} ${onOneLine(message)}`),
    ...(error === null ? [] : [`    ${error.code}: ${onOneLine(error.message)}`]),
  ].join("\n");
}

function inQuotes(text: string): string {
  return JSON.stringify(text);
}

function indented(text: string, spaces: number): string {
  return text
    .split("\n")
    .map((line) => `${" ".repeat(spaces)}${line}`)
    .join("\n");
}
