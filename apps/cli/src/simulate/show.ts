import { shellWord } from "@concordat/report-kit/shell-word";
import type { ShownAnswer, ShownDecision } from "@concordat/simulation";
import type { Command } from "commander";
import { CommandError } from "../command-error.js";
import { wholeNumber } from "../models/client-options.js";
import { program } from "../run/program.js";
import { note, print, printJson } from "../terminal/output.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { namedAgent } from "./named-agent.js";
import { NamedPost } from "./named-post.js";
import { type ModuleFlags, ownCode, withModuleOption } from "./own-code.js";
import { readRun } from "./read-run.js";

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
      wholeNumber,
    )
    .option("--json", "print decisions and answers in full, as NDJSON")
    .action(show);
}

/** The records of an agent to show. */
interface Shown {
  readonly decisions: readonly ShownDecision[];
  readonly answers: readonly ShownAnswer[];
}

async function show(run: string, given: GivenFlags): Promise<void> {
  if (given.post !== undefined && given.question !== undefined)
    throw new CommandError("--post names a decision and --question an answer to a survey; give one of them");
  const code = await ownCode(given);
  const { scenario, ledger, close } = await readRun(run, given, code);
  try {
    const whole = `for the whole run: ${program()} simulate report ${shellWord(run)}`;
    const flags = { ...given, agent: namedAgent(given.agent, scenario.audience, "show", whole) };
    const { checkShownNames } = await import("./known-names.js");
    checkShownNames(scenario, flags);
    const { notShown, notYetShown, nothingRecorded } = await import("./not-shown.js");
    // Counted first, so that a round closed in the meantime is not missing from both.
    const missing = await notShown({ scenario, ledger }, flags);
    const shown = await shownOf({ scenario, ledger, ...code }, flags);
    if (shown.decisions.length + shown.answers.length === 0) {
      const post = new NamedPost(flags.post);
      await post.lookIn({ scenario, ledger });
      post.refuseUnknown();
      throw new CommandError(notYetShown(flags, missing) ?? nothingRecorded(flags, scenario, missing));
    }
    if (flags.json === true) for (const one of [...shown.decisions, ...shown.answers]) printJson(one);
    else await printShown(shown, flags, scenario.scenario.rounds);
    const later = notYetShown(flags, missing);
    if (later !== null) note(later);
  } finally {
    await close();
  }
}

async function shownOf(
  run: Parameters<typeof import("@concordat/simulation").replayRun>[0],
  { agent, post, question, round }: ShowFlags,
): Promise<Shown> {
  const { showAnswers, showDecisions } = await import("@concordat/simulation");
  const isMeant = (one: { readonly round: number; readonly agent: string }): boolean =>
    one.agent === agent && (round === undefined || one.round === round);
  return {
    decisions:
      question !== undefined
        ? []
        : await showDecisions({
            ...run,
            which: (one) => isMeant(one) && (post === undefined || one.posts.includes(post)),
          }),
    answers:
      post !== undefined
        ? []
        : await showAnswers({
            ...run,
            which: (one) => isMeant(one) && (question === undefined || one.question === question),
          }),
  };
}

/** A single decision or answer, or those named, in full; several as lines. */
async function printShown(
  { decisions, answers }: Shown,
  { post, question }: ShowFlags,
  rounds: number,
): Promise<void> {
  const { answerLine, wholeAnswer } = await import("./shown-answer.js");
  const { decisionLine, wholeDecision } = await import("./shown-decision.js");
  const isWhole = post !== undefined || question !== undefined || decisions.length + answers.length === 1;
  if (isWhole) {
    const whole = (answer: ShownAnswer): string => wholeAnswer(answer, rounds);
    print([...decisions.map(wholeDecision), ...answers.map(whole)].join("\n\n"));
    return;
  }
  for (const { record } of decisions) print(decisionLine(record));
  for (const answer of answers) print(answerLine(answer, rounds));
  if (decisions.length > 0) note("name one with --post to see what was shown, the prompt and every attempt");
  if (answers.length > 0) note("name one with --question to see the question and every attempt");
}
