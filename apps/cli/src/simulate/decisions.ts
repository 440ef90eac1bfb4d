import type { DecisionFilter, ListedDecision } from "@concordat/simulation-report";
import type { Command } from "commander";
import { optionChoice } from "../arguments/option-choice.js";
import { parseWholeNumber } from "../models/client-options.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { listItems } from "./list-items.js";
import { codes } from "./listed-codes.js";
import { type ModuleFlags, withModuleOption } from "./own-code.js";

interface DecisionsFlags extends ModuleFlags, LedgerFlags, DecisionFilter {
  readonly json?: boolean;
}

const choices = [
  "SCROLL",
  "LIKE",
  "REPLY",
  "RESHARE",
  "QUOTE",
  "FOLLOW",
  "UNFOLLOW",
  "MUTE",
  "COMPOSE",
] as const;
const states = ["valid", "invalid", "failed", "by_rule", "asked"] as const;

/** Defines `simulate decisions`, which prints a line for each selected decision of a run or of an ensemble's runs. */
export function defineDecisions(simulate: Command): void {
  withLedgerOption(withModuleOption(simulate.command("decisions")))
    .description("list the decisions of a run or an ensemble, one per line")
    .argument("<run>", "folder of the run or the ensemble, or a run's name in the database; it is only read")
    .option("--round <n>", "decisions of this round only", parseWholeNumber)
    .option("--agent <id>", "this agent only")
    .option("--segment <name>", "agents of this segment only")
    .option("--post <id>", "decisions on this post only")
    .option("--choice <choice>", `this choice only: ${choices.join(", ")}`, optionChoice("--choice", choices))
    .option("--state <state>", `this state only: ${states.join(", ")}`, optionChoice("--state", states))
    .option("--code <code>", "failures with this code only, such as TIMEOUT", optionChoice("--code", codes))
    .option("--json", "print the decisions as NDJSON")
    .action(list);
}

async function list(run: string, { json, module, ledger: url, ...where }: DecisionsFlags): Promise<void> {
  const { NamedPost, assertDecisionFilter } = await import("@concordat/simulation-report/selection");
  const { formatListedDecision } = await import("@concordat/simulation-report/text");
  const post = new NamedPost(where.post ?? undefined);
  await listItems<ListedDecision>(
    run,
    { json, module, ledger: url },
    {
      noun: "decision",
      round: where.round,
      asLine: formatListedDecision,
      visit: async ({ scenario, ledger }, code, onDecision) => {
        const { visitDecisions } = await import("@concordat/simulation-report");
        assertDecisionFilter(scenario, where);
        await visitDecisions({ scenario, ledger, ...code, where, onDecision });
        await post.lookIn({ scenario, ledger });
      },
      check: () => post.assertFound(),
    },
  );
}
