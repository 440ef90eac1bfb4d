import { join } from "node:path";
import { omitUndefined } from "@concordat/contracts/options";
import type { RoundRecord } from "@concordat/contracts/round-record";
import { type SimulationManifest, simulationManifest } from "@concordat/contracts/simulation-manifest";
import type { StudyDecision, StudyMessageResult, StudyReport } from "@concordat/contracts/study-report";
import type { ScenarioCode } from "@concordat/simulation";
import { closedRounds, storedManifest, totalsOf } from "@concordat/simulation/results";
import { readEnsembleFolder, readRunFolder, runFolderOf } from "@concordat/simulation/sqlite";
import { type ListedDecision, Sample, visitDecisions } from "@concordat/simulation-report";
import { decisionsBehind } from "../figures/decisions-behind.js";
import type { DecisionsOfMessage, StudyRun } from "../figures/study-figures.js";
import { decisionsShown } from "../limits.js";
import { messageFolder } from "../study/layout.js";
import type { StudyFolder } from "../study/study-folder.js";

/** The totals over all runs of a message. */
type Accounts = Pick<
  StudyMessageResult,
  "exposures" | "asked" | "by_rule" | "valid" | "invalid" | "failed" | "requests" | "tokens"
>;

/** The recorded data of a message's runs. */
export interface RecordedMessage {
  readonly accounts: Accounts;
  readonly runs: readonly StudyRun[];
  /** Lists of the decisions from which the numbers were computed. */
  readonly lists: readonly DecisionsOfMessage[];
  /** A sample of decisions on the message's post. It depends on the seed of the scenario. */
  readonly decisions: readonly StudyDecision[];
  /** The model that decided; `null` if rules decided. */
  readonly model: StudyReport["model"];
}

/** Reads the totals of a message's runs, and replays their decisions. */
export async function recordedMessage(
  { folder, post, scenario }: StudyFolder,
  message: string,
  code: ScenarioCode,
): Promise<RecordedMessage> {
  const place = messageFolder({ name: message });
  const { ensemble } = await readEnsembleFolder(join(folder, place), code);
  const rounds: RoundRecord[] = [];
  const behind = decisionsBehind(post);
  const drawn = new Sample<StudyDecision>(decisionsShown, "study decision", scenario.scenario.seed);
  let model: RecordedMessage["model"] = null;
  for (const run of ensemble.runs) {
    const opened = await readRunFolder(runFolderOf({ folder: join(folder, place) }, run), code);
    const { ledger } = opened;
    try {
      rounds.push(...(await closedRounds(ledger)));
      await visitDecisions({
        ...code,
        ...{ ledger, scenario: opened.scenario },
        onDecision(decision) {
          behind.add({ ...decision, run: run.folder });
          if (decision.post !== post || decision.state === "by_rule") return;
          const candidate = studyDecision(decision, { message, folder: `${place}/${run.folder}`, post });
          drawn.offer([candidate.folder, candidate.round, candidate.agent], candidate);
        },
      });
      model ??= modelOf(simulationManifest.parse(await storedManifest(ledger)));
    } finally {
      await opened.close();
    }
  }
  return {
    accounts: accountsOf(rounds),
    runs: ensemble.runs.map(({ folder: name, seed }) => ({ folder: `${place}/${name}`, seed })),
    lists: behind.all(),
    decisions: drawn.items,
    model,
  };
}

function studyDecision(
  { round, agent, state, choice, reason, content, copied }: ListedDecision,
  of: Pick<StudyDecision, "message" | "folder" | "post">,
): StudyDecision {
  return {
    ...of,
    ...{ round, agent, choice },
    state: state === "valid" || state === "invalid" ? state : "failed",
    reason: copied.includes("reason") ? null : textOrNull(reason),
    content: copied.includes("content") ? null : textOrNull(content),
    ...(copied.length === 0 ? {} : { omitted: [...copied] }),
  };
}

function textOrNull(text: string | null): string | null {
  return text === null || text.trim() === "" ? null : text;
}

function modelOf({ model, model_parameters: parameters }: SimulationManifest): StudyReport["model"] {
  return model === null ? null : { ...model, ...omitUndefined({ parameters }) };
}

function accountsOf(rounds: readonly RoundRecord[]): Accounts {
  const { exposures, asked, by_rule, valid, invalid, failed, requests, ...used } = totalsOf(rounds);
  const { prompt_tokens: prompts, completion_tokens: completions } = used;
  const tokens = prompts === null && completions === null ? null : (prompts ?? 0) + (completions ?? 0);
  return { exposures, asked, by_rule, valid, invalid, failed, requests, tokens };
}
