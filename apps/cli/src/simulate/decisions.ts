import type { DecisionFilter, ListedDecision } from "@concordat/simulation-report";
import type { Command } from "commander";
import { wholeNumber } from "../models/client-options.js";
import { onOneLine } from "../terminal/escape-control-chars.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import { listItems } from "./list-items.js";
import { codes } from "./listed-codes.js";
import { NamedPost } from "./named-post.js";
import { oneOf } from "./one-of.js";
import { type ModuleFlags, withModuleOption } from "./own-code.js";

interface DecisionsFlags extends ModuleFlags, LedgerFlags, DecisionFilter {
  readonly json?: boolean;
}

const choices = ["SCROLL", "LIKE", "REPLY", "RESHARE", "COMPOSE"] as const;
const states = ["valid", "invalid", "failed", "by_rule", "asked"] as const;

/** Defines `simulate decisions`, which prints a line for each selected decision of a run or of an ensemble's runs. */
export function defineDecisions(simulate: Command): void {
  withLedgerOption(withModuleOption(simulate.command("decisions")))
    .description("list the decisions of a run or an ensemble, one per line")
    .argument("<run>", "folder of the run or the ensemble, or a run's name in the database; it is only read")
    .option("--round <n>", "decisions of this round only", wholeNumber)
    .option("--agent <id>", "this agent only")
    .option("--segment <name>", "agents of this segment only")
    .option("--post <id>", "decisions on this post only")
    .option("--choice <choice>", `this choice only: ${choices.join(", ")}`, oneOf("--choice", choices))
    .option("--state <state>", `this state only: ${states.join(", ")}`, oneOf("--state", states))
    .option("--code <code>", "failures with this code only, such as TIMEOUT", oneOf("--code", codes))
    .option("--json", "print the decisions as NDJSON")
    .action(list);
}

function list(run: string, { json, module, ledger: url, ...where }: DecisionsFlags): Promise<void> {
  const post = new NamedPost(where.post ?? undefined);
  return listItems<ListedDecision>(
    run,
    { json, module, ledger: url },
    {
      noun: "decision",
      round: where.round,
      asLine,
      visit: async ({ scenario, ledger }, code, onDecision) => {
        const { visitDecisions } = await import("@concordat/simulation-report");
        const { checkDecisionNames } = await import("./known-names.js");
        checkDecisionNames(scenario, where);
        await visitDecisions({ scenario, ledger, ...code, where, onDecision });
        await post.lookIn({ scenario, ledger });
      },
      check: () => post.refuseUnknown(),
    },
  );
}

/** Formats a decision as a line: `round 2, mara on m1: LIKE, because "…"`. */
function asLine({ round, agent, post, choice, state, code, content, reason }: ListedDecision): string {
  const head = `round ${round}, ${onOneLine(agent)} on ${onOneLine(post ?? "its feed")}`;
  if (choice === null) return `${head}: ${state}, ${onOneLine(code ?? "")}`;
  const written = content === null ? "" : ` ${JSON.stringify(content)}`;
  const why = reason === null ? "" : `, because ${JSON.stringify(reason)}`;
  return `${head}: ${choice}${written}${why}`;
}
