import type { AnswerFilter, ListedAnswer } from "@concordat/simulation-report";
import type { Command } from "commander";
import { wholeNumber } from "../models/client-options.js";
import { onOneLine } from "../terminal/harmless.js";
import { note, print, printJson } from "../terminal/output.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { checkAnswerNames } from "./known-names.js";
import { oneOf } from "./one-of.js";
import { type ModuleFlags, ownCode, withModuleOption } from "./own-code.js";
import { readRun } from "./read-run.js";

interface AnswersFlags extends ModuleFlags, LedgerFlags, AnswerFilter {
  readonly json?: boolean;
}

const states = ["valid", "invalid", "failed"] as const;

/** `simulate answers`: a line for each answer to a run's surveys, or for those that are meant. */
export function defineAnswers(simulate: Command): void {
  withLedgerOption(withModuleOption(simulate.command("answers")))
    .description("list the answers to the surveys of a run, a line each")
    .argument("<run>", "the folder of the run, or its name in the database; it is only read")
    .option("--round <n>", "only those asked for before this round", wholeNumber)
    .option("--agent <id>", "only this agent's")
    .option("--segment <name>", "only those of this segment's agents")
    .option("--survey <name>", "only those of this questionnaire")
    .option("--question <id>", "only those to this question")
    .option("--answer <answer>", "only those that are this answer")
    .option("--state <state>", `only those that are ${states.join(", ")}`, oneOf("--state", states))
    .option("--code <code>", "only those that came to nothing for this cause, such as TIMEOUT")
    .option("--json", "print each answer as a line of JSON")
    .action(list);
}

async function list(
  run: string,
  { json = false, module, ledger: url, ...where }: AnswersFlags,
): Promise<void> {
  const { visitAnswers } = await import("@concordat/simulation-report");
  const code = await ownCode(module === undefined ? {} : { module });
  const { scenario, ledger, close } = await readRun(run, url === undefined ? {} : { ledger: url }, code);
  let count = 0;
  try {
    checkAnswerNames(scenario, where);
    await visitAnswers({
      scenario,
      ledger,
      ...code,
      where,
      onAnswer: (answer) => {
        count++;
        if (json) printJson(answer);
        else print(asLine(answer));
      },
    });
  } finally {
    await close();
  }
  if (!json) note(count === 1 ? "1 answer" : `${count} answers`);
}

/** `before round 2, mara on opinion/support: yes`. */
function asLine({ round, agent, survey, question, state, code, answer }: ListedAnswer): string {
  const head = `before round ${round}, ${onOneLine(agent)} on ${onOneLine(`${survey}/${question}`)}`;
  return `${head}: ${answer === null ? `${state}, ${onOneLine(code ?? "")}` : onOneLine(String(answer))}`;
}
