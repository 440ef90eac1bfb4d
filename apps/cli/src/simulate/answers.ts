import type { AnswerFilter, ListedAnswer } from "@concordat/simulation-report";
import type { Command } from "commander";
import { wholeNumber } from "../models/client-options.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { listItems } from "./list-items.js";
import { codes } from "./listed-codes.js";
import { oneOf } from "./one-of.js";
import { type ModuleFlags, withModuleOption } from "./own-code.js";

interface AnswersFlags extends ModuleFlags, LedgerFlags, AnswerFilter {
  readonly json?: boolean;
}

const states = ["valid", "invalid", "failed"] as const;

/** `simulate answers`: one line for each selected survey answer of a run or of an ensemble's runs. */
export function defineAnswers(simulate: Command): void {
  withLedgerOption(withModuleOption(simulate.command("answers")))
    .description("list the answers to the surveys of a run or an ensemble, a line each")
    .argument(
      "<run>",
      "the folder of the run or the ensemble, or a run's name in the database; it is only read",
    )
    .option(
      "--round <n>",
      "only those asked for before this round; the number of rounds: after the last",
      wholeNumber,
    )
    .option("--agent <id>", "only this agent's")
    .option("--segment <name>", "only those of this segment's agents")
    .option("--survey <name>", "only those of this questionnaire")
    .option("--question <id>", "only those to this question")
    .option("--answer <answer>", "only those that are this answer")
    .option("--state <state>", `only those that are ${states.join(", ")}`, oneOf("--state", states))
    .option("--code <code>", "only those that failed with this code, such as TIMEOUT", oneOf("--code", codes))
    .option("--json", "print each answer as a line of JSON")
    .action(list);
}

async function list(run: string, { json, module, ledger: url, ...where }: AnswersFlags): Promise<void> {
  const { listedAnswerLine } = await import("./shown-answer.js");
  await listItems<ListedAnswer>(
    run,
    { json, module, ledger: url },
    {
      noun: "answer",
      round: where.round,
      asLine: (answer, { scenario: { scenario } }) => listedAnswerLine(answer, scenario.rounds),
      visit: async ({ scenario, ledger }, code, onAnswer) => {
        const { visitAnswers } = await import("@concordat/simulation-report");
        const { checkAnswerNames } = await import("./known-names.js");
        checkAnswerNames(scenario, where);
        await visitAnswers({ scenario, ledger, ...code, where, onAnswer });
      },
    },
  );
}
