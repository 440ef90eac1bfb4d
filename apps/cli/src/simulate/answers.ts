import type { AnswerFilter, ListedAnswer } from "@concordat/simulation-report";
import type { Command } from "commander";
import { optionChoice } from "../arguments/option-choice.js";
import { parseWholeNumber } from "../models/client-options.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { listItems } from "./list-items.js";
import { codes } from "./listed-codes.js";
import { type ModuleFlags, withModuleOption } from "./own-code.js";

interface AnswersFlags extends ModuleFlags, LedgerFlags, AnswerFilter {
  readonly json?: boolean;
}

const states = ["valid", "invalid", "failed"] as const;

/**
 * Defines `simulate answers`, which prints a line for each selected survey answer of a run or of an ensemble's runs.
 */
export function defineAnswers(simulate: Command): void {
  withLedgerOption(withModuleOption(simulate.command("answers")))
    .description("list the survey answers of a run or an ensemble, one per line")
    .argument("<run>", "folder of the run or the ensemble, or a run's name in the database; it is only read")
    .option(
      "--round <n>",
      "answers given before this round only; the number of rounds means after the last",
      parseWholeNumber,
    )
    .option("--agent <id>", "this agent only")
    .option("--segment <name>", "agents of this segment only")
    .option("--survey <name>", "answers to this questionnaire only")
    .option("--question <id>", "answers to this question only")
    .option("--answer <answer>", "this answer only")
    .option("--state <state>", `this state only: ${states.join(", ")}`, optionChoice("--state", states))
    .option("--code <code>", "failures with this code only, such as TIMEOUT", optionChoice("--code", codes))
    .option("--json", "print the answers as NDJSON")
    .action(list);
}

async function list(run: string, { json, module, ledger: url, ...where }: AnswersFlags): Promise<void> {
  const { assertAnswerFilter } = await import("@concordat/simulation-report/selection");
  const { formatListedAnswer } = await import("@concordat/simulation-report/text");
  await listItems<ListedAnswer>(
    run,
    { json, module, ledger: url },
    {
      noun: "answer",
      round: where.round,
      asLine: (answer, { scenario: { scenario } }) => formatListedAnswer(answer, scenario.rounds),
      visit: async ({ scenario, ledger }, code, onAnswer) => {
        const { visitAnswers } = await import("@concordat/simulation-report");
        assertAnswerFilter(scenario, where);
        await visitAnswers({ scenario, ledger, ...code, where, onAnswer });
      },
    },
  );
}
