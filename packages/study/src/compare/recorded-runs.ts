import { join } from "node:path";
import { decisionRecord } from "@concordat/contracts/decision-record";
import type { RoundRecord } from "@concordat/contracts/round-record";
import { simulationManifest } from "@concordat/contracts/simulation-manifest";
import type { StudyDecision, StudyMessageResult } from "@concordat/contracts/study-report";
import { sha256 } from "@concordat/files";
import { canonicalJson, type Ledger, type ScenarioCode } from "@concordat/simulation";
import { closedRounds, storedManifest, totalsOf } from "@concordat/simulation/shared";
import { readEnsembleFolder, readRunFolder, runFolderOf } from "@concordat/simulation/sqlite";
import { decisionsShown } from "../limits.js";
import { messageFolder } from "../study/layout.js";
import type { StudyFolder } from "../study/study-folder.js";

/** The accounts of all runs of a message together. */
type Accounts = Pick<
  StudyMessageResult,
  "exposures" | "asked" | "by_rule" | "valid" | "invalid" | "failed" | "requests" | "tokens"
>;

/** What is recorded of a message's runs. */
export interface RecordedMessage {
  readonly accounts: Accounts;
  /** Single decisions on the message's post, drawn from the seed. */
  readonly decisions: readonly StudyDecision[];
  /** The model that decided; null where rules did. */
  readonly model: { readonly id: string; readonly digest: string } | null;
}

/** Reads the accounts of a message's runs, and some of the decisions on its post. */
export async function recordedMessage(
  { folder, post, scenario }: StudyFolder,
  message: string,
  code: ScenarioCode,
): Promise<RecordedMessage> {
  const place = messageFolder({ name: message });
  const { ensemble } = await readEnsembleFolder(join(folder, place), code);
  const rounds: RoundRecord[] = [];
  const decisions: StudyDecision[] = [];
  let model: RecordedMessage["model"] = null;
  for (const run of ensemble.runs) {
    const { ledger, close } = await readRunFolder(runFolderOf({ folder: join(folder, place) }, run), code);
    try {
      rounds.push(...(await closedRounds(ledger)));
      decisions.push(...(await decisionsOn(post, ledger, { message, folder: `${place}/${run.folder}` })));
      model ??= simulationManifest.parse(await storedManifest(ledger)).model;
    } finally {
      await close();
    }
  }
  return { accounts: accountsOf(rounds), decisions: sample(decisions, scenario.scenario.seed), model };
}

async function decisionsOn(
  post: string,
  ledger: Ledger,
  of: Pick<StudyDecision, "message" | "folder">,
): Promise<StudyDecision[]> {
  const found: StudyDecision[] = [];
  const columns = ["round", "agent", "unit", "state", "choice", "post", "record"];
  for await (const { row } of ledger.read("decision", { columns })) {
    const [round, agent, unit, state, choice, decidedOn, record] = row;
    if (unit !== post && decidedOn !== post) continue;
    const read = decisionRecord.parse(JSON.parse(String(record)));
    const isValid = read.state === "valid";
    const reason = isValid && "reason" in read.decision ? (read.decision.reason ?? null) : null;
    found.push({
      ...of,
      round: Number(round),
      agent: String(agent),
      post,
      state: state === "valid" || state === "invalid" ? state : "failed",
      choice: isValid && choice !== null ? String(choice) : null,
      reason: reason === null || reason.trim() === "" ? null : reason,
    });
  }
  return found;
}

/** Some of the decisions: the same for the same study, and none preferred. */
function sample(decisions: readonly StudyDecision[], seed: number): StudyDecision[] {
  const draw = ({ folder, round, agent }: StudyDecision): string =>
    sha256(canonicalJson(["study decision", seed, folder, round, agent]));
  return decisions
    .map((decision) => ({ decision, drawn: draw(decision) }))
    .sort((a, b) => (a.drawn < b.drawn ? -1 : 1))
    .slice(0, decisionsShown)
    .map(({ decision }) => decision);
}

function accountsOf(rounds: readonly RoundRecord[]): Accounts {
  const { exposures, asked, by_rule, valid, invalid, failed, requests, ...used } = totalsOf(rounds);
  const { prompt_tokens: prompts, completion_tokens: completions } = used;
  const tokens = prompts === null && completions === null ? null : (prompts ?? 0) + (completions ?? 0);
  return { exposures, asked, by_rule, valid, invalid, failed, requests, tokens };
}
