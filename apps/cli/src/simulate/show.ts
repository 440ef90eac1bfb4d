import { shellWord } from "@concordat/report-kit/shell-word";
import type { ShownAnswer } from "@concordat/simulation";
import type { AgentRecords } from "@concordat/simulation/results";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { parseWholeNumber } from "../models/client-options.js";
import { program } from "../run/program.js";
import { note, print, printJson } from "../terminal/output.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { namedAgent } from "./named-agent.js";
import { openRecordedRun } from "./open-recorded-run.js";
import { type ModuleFlags, ownCode, withModuleOption } from "./own-code.js";

interface GivenFlags extends ModuleFlags, LedgerFlags {
  readonly agent?: string;
  readonly post?: string;
  readonly question?: string;
  readonly round?: number;
  readonly json?: boolean;
}

interface ShowFlags extends GivenFlags {
  readonly agent: string;
}

/** Defines `simulate show`, which prints an agent's decisions and survey answers with everything that led to them. */
export function defineShow(simulate: Command): void {
  withLedgerOption(withModuleOption(simulate.command("show")))
    .description("show what an agent saw, was asked, answered and decided")
    .argument("<run>", "folder of the run, or its name in the database; it is only read")
    .option("--agent <id>", "agent to show (required)")
    .option("--post <id>", "the decision on this post only, in full")
    .option("--question <id>", "the answers to this survey question only, in full")
    .option(
      "--round <n>",
      "decisions of this round and answers before it only; the number of rounds means after the last",
      parseWholeNumber,
    )
    .option("--json", "print decisions and answers in full, as NDJSON")
    .action(show);
}

async function show(run: string, given: GivenFlags): Promise<void> {
  if (given.post !== undefined && given.question !== undefined)
    throw new CommandError("--post names a decision and --question an answer to a survey; give one of them");
  const code = await ownCode(given);
  const { scenario, ledger, close } = await openRecordedRun(run, given, code);
  try {
    const whole = `for the whole run: ${program()} simulate report ${shellWord(run)}`;
    const flags = { ...given, agent: namedAgent(given.agent, scenario.audience, "show", whole) };
    const { assertAgentSelection, NamedPost } = await import("@concordat/simulation-report/selection");
    const { formatNothingRecorded, formatUnclosed } = await import("@concordat/simulation-report/text");
    assertAgentSelection(scenario, flags);
    const { showAgent } = await import("@concordat/simulation/results");
    const shown = await showAgent({ scenario, ledger, ...code }, flags);
    const later = formatUnclosed(flags, shown.unclosed);
    if (shown.decisions.length + shown.answers.length + shown.states.length === 0) {
      const post = new NamedPost(flags.post);
      await post.lookIn({ scenario, ledger });
      post.assertFound();
      throw new CommandError(later ?? formatNothingRecorded(flags, scenario, shown.unclosed));
    }
    if (flags.json === true)
      for (const one of [...shown.states, ...shown.decisions, ...shown.answers]) printJson(one);
    else await printShown(shown, flags, scenario.scenario.rounds);
    if (later !== null) note(later);
  } finally {
    await close();
  }
}

/** Prints a single decision or answer completely, and also those that the user named. Others are printed as lines. */
async function printShown(
  { decisions, answers, states }: AgentRecords,
  { post, question }: ShowFlags,
  rounds: number,
): Promise<void> {
  const { formatAnswer, formatDecision, formatState, formatWholeAnswer, formatWholeDecision } = await import(
    "@concordat/simulation-report/text"
  );
  for (const state of states) print(formatState(state));
  const isWhole = post !== undefined || question !== undefined || decisions.length + answers.length === 1;
  if (isWhole) {
    const whole = (answer: ShownAnswer): string => formatWholeAnswer(answer, rounds);
    print([...decisions.map(formatWholeDecision), ...answers.map(whole)].join("\n\n"));
    return;
  }
  for (const { record } of decisions) print(formatDecision(record));
  for (const answer of answers) print(formatAnswer(answer, rounds));
  if (decisions.length > 0) note("name one with --post to see what was shown, the prompt and every attempt");
  if (answers.length > 0) note("name one with --question to see the question and every attempt");
}
