import { type ForkChange, forkChange } from "@concordat/contracts/fork-change";
import { checkValue, isRecord, pathRules, type Rule, required } from "@concordat/contracts/options";
import type { ScenarioEvent } from "@concordat/contracts/scenario";
import type { Ledger } from "../../ledger/ledger.js";
import type { ScenarioCode } from "../../policy/simulation-code.js";
import { changedScenario } from "../../scenario/changed-scenario.js";
import { changeProblems } from "../../scenario/checks/change-problems.js";
import { givenNames } from "../../scenario/checks/known-names.js";
import type { LoadedScenario } from "../../scenario/loaded-scenario.js";
import type { LocatedValue } from "../../scenario/located-json.js";
import { readDocument } from "../../scenario/read-document.js";
import { readEventPosts } from "../../scenario/read-scenario-files.js";
import { type Problem, ScenarioError } from "../../scenario/scenario-error.js";
import { Calendar } from "../../world/calendar.js";
import { closedRounds } from "../start-run.js";
import { checkRound } from "./fork.js";

/** Options for reading a fork's change. */
export interface ChangeOptions extends ScenarioCode {
  /** The run to fork. It is only read. */
  readonly parent: { readonly scenario: LoadedScenario; readonly ledger: Ledger };
  /** The first changed round, counted from 0. */
  readonly at: number;
}

const optionsRule: Rule = required({
  message:
    "must be an object with the run that is forked and the round: { parent: { scenario, ledger }, at }",
  test: (value) => isRecord(value) && isRecord(value.parent) && isRecord(value.parent.ledger),
});

/**
 * Reads a fork's change (fork-change/v1) and checks it against the run. The posts of its files become events.
 * @throws {ScenarioError} with every problem and its location
 * @throws {ForkError} when the run cannot be forked at this round
 */
export async function loadChange(file: string, options: ChangeOptions): Promise<ForkChange> {
  checkValue(file, required(pathRules.file), "file");
  checkValue(options, optionsRule, "options");
  const { parent, at, ...code } = options;
  checkRound(at, (await closedRounds(parent.ledger)).length, parent.scenario);
  const { root, value } = await readDocument(file, forkChange);
  const change = await withFilePosts(file, root, value, { parent: parent.scenario, at });
  const given = givenNames(code, parent.scenario.relevance !== null, parent.scenario.states?.fields ?? null);
  const recorded = await postsBefore(parent.ledger, at);
  const problems = changeProblems(root, change, { scenario: parent.scenario, round: at, recorded, given });
  if (problems.length > 0) throw new ScenarioError(file, problems);
  return change;
}

/** Returns the rounds of the posts recorded before a round, by the id of the post. */
async function postsBefore(ledger: Ledger, before: number): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const { row } of ledger.read("post", { columns: ["round", "post"] }))
    if (Number(row[0]) < before) found.set(String(row[1]), Number(row[0]));
  return found;
}

/** Returns a change in which the posts of its files are events, so that a fork needs no other files. */
async function withFilePosts(
  file: string,
  root: LocatedValue,
  { event_files: names, ...change }: ForkChange,
  { parent, at }: { readonly parent: LoadedScenario; readonly at: number },
): Promise<ForkChange> {
  if (names === undefined) return change;
  const { scenario, changes } = parent;
  const { posts, problems } = await readEventPosts(file, root, names, scenario.starts_at);
  const calendar = new Calendar(scenario.starts_at, scenario.round_minutes);
  const events: ScenarioEvent[] = [];
  const misplaced: Problem[] = [];
  for (const { value, place } of posts) {
    const { round: _, ...post } = value;
    const round = calendar.roundOfPost(value);
    if (round >= at && round < scenario.rounds) events.push({ round, kind: "post", post });
    else {
      const path = value.round === undefined ? "/timestamp" : "/round";
      const message = `is in round ${round}; the fork changes rounds ${at} to ${scenario.rounds - 1}`;
      misplaced.push({ place: place(path), path, message });
    }
  }
  const found = [...problems, ...misplaced];
  if (found.length > 0) throw new ScenarioError(file, found);
  const before = changedScenario(scenario, changes).events.filter(({ round }) => round >= at);
  return { ...change, events: [...(change.events ?? before), ...events] };
}
