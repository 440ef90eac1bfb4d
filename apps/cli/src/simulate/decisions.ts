import type { ScenarioCode } from "@concordat/simulation";
import type { DecisionFilter, ListedDecision, VisitOptions } from "@concordat/simulation-report";
import type { Command } from "commander";
import { wholeNumber } from "../models/client-options.js";
import { onOneLine } from "../terminal/harmless.js";
import { note, print, printJson } from "../terminal/output.js";
import { type LedgerFlags, withLedgerOption } from "./database/ledger-flag.js";
import type { OpenedRun } from "./database/read-from-database.js";
import { checkDecisionNames } from "./known-names.js";
import { codes } from "./listed-codes.js";
import { listedRuns } from "./listed-runs.js";
import { NamedPost } from "./named-post.js";
import { oneOf } from "./one-of.js";
import { type ModuleFlags, ownCode, withModuleOption } from "./own-code.js";

interface DecisionsFlags extends ModuleFlags, LedgerFlags, DecisionFilter {
  readonly json?: boolean;
}

const choices = ["SCROLL", "LIKE", "REPLY", "RESHARE", "COMPOSE"] as const;
const states = ["valid", "invalid", "failed", "by_rule", "asked"] as const;

/** `simulate decisions`: a line for each decision of a run or of an ensemble's runs, or for those that are meant. */
export function defineDecisions(simulate: Command): void {
  withLedgerOption(withModuleOption(simulate.command("decisions")))
    .description("list the decisions of a run or an ensemble, by models and by rules, a line each")
    .argument(
      "<run>",
      "the folder of the run or the ensemble, or a run's name in the database; it is only read",
    )
    .option("--round <n>", "only decisions of this round", wholeNumber)
    .option("--agent <id>", "only this agent's")
    .option("--segment <name>", "only those of this segment's agents")
    .option("--post <id>", "only decisions on this post")
    .option("--choice <choice>", `only those for ${choices.join(", ")}`, oneOf("--choice", choices))
    .option("--state <state>", `only those that are ${states.join(", ")}`, oneOf("--state", states))
    .option(
      "--code <code>",
      "only those that came to nothing for this cause, such as TIMEOUT",
      oneOf("--code", codes),
    )
    .option("--json", "print each decision as a line of JSON")
    .action(list);
}

async function list(
  run: string,
  { json = false, module, ledger: url, ...where }: DecisionsFlags,
): Promise<void> {
  const code = await ownCode(module === undefined ? {} : { module });
  const flags: LedgerFlags = url === undefined ? {} : { ledger: url };
  const post = new NamedPost(where.post ?? undefined);
  let count = 0;
  for (const { name, open } of await listedRuns(run, flags, code)) {
    await visit(await open(), { ...code, where, post }, (decision) => {
      count++;
      if (json) printJson(name === null ? decision : { run: name, ...decision });
      else print(`${name === null ? "" : `${name}, `}${asLine(decision)}`);
    });
  }
  post.refuseUnknown();
  if (!json) note(count === 1 ? "1 decision" : `${count} decisions`);
}

async function visit(
  { scenario, ledger, close }: OpenedRun,
  { post, ...which }: ScenarioCode & Pick<VisitOptions, "where"> & { readonly post: NamedPost },
  onDecision: VisitOptions["onDecision"],
): Promise<void> {
  const { visitDecisions } = await import("@concordat/simulation-report");
  try {
    checkDecisionNames(scenario, which.where ?? {});
    await visitDecisions({ scenario, ledger, ...which, onDecision });
    await post.lookIn({ scenario, ledger });
  } finally {
    await close();
  }
}

/** `round 2, mara on m1: LIKE, because "…"`. */
function asLine({ round, agent, post, choice, state, code, content, reason }: ListedDecision): string {
  const head = `round ${round}, ${onOneLine(agent)} on ${onOneLine(post ?? "its feed")}`;
  if (choice === null) return `${head}: ${state}, ${onOneLine(code ?? "")}`;
  const written = content === null ? "" : ` ${JSON.stringify(content)}`;
  const why = reason === null ? "" : `, because ${JSON.stringify(reason)}`;
  return `${head}: ${choice}${written}${why}`;
}
