import { type AgentProfileInput, agentProfile } from "@concordat/contracts/agent-profile";
import {
  type Questionnaire,
  type QuestionnaireInput,
  questionnaire,
} from "@concordat/contracts/questionnaire";
import { type ScenarioInput, scenario as scenarioContract } from "@concordat/contracts/scenario";
import { type SimulatedPostInput, simulatedPost } from "@concordat/contracts/simulated-post";
import { sha256 } from "@concordat/files";
import { type Assignment, profilesAudience } from "../audience/profiles-audience.js";
import { segmentsAudience } from "../audience/segments-audience.js";
import { canonicalJson } from "../hash/canonical-json.js";
import { networkEdges } from "../network/network-edges.js";
import { KeyedRandom } from "../random/keyed-random.js";
import { Relevance, type RelevanceRow } from "../relevance/relevance.js";
import { questionnaireOf } from "../survey/asking.js";
import { isSurvey } from "../survey/survey-events.js";
import { Accounts } from "../world/accounts.js";
import { eventAuthors } from "./forked-scenario.js";
import type { InputFile, LoadedScenario } from "./loaded-scenario.js";

/** A follow: an agent and the account that it follows. */
export interface FollowPair {
  /** The id of an agent. */
  readonly follower: string;
  /** The id of an agent, or of an author who is not one. */
  readonly followed: string;
}

/** The contents of a scenario's files. */
export interface ScenarioParts {
  /** For an audience of profiles. */
  readonly profiles?: readonly AgentProfileInput[];
  /** Segments, activities and policies of single agents. */
  readonly assignments?: readonly Assignment[];
  /** For a network from a file. */
  readonly follows?: readonly FollowPair[];
  /** The posts of the feed, each with its round or its time. */
  readonly posts?: readonly SimulatedPostInput[];
  /** The relevance of each post to each agent, for the ranker and the policy `relevance`. */
  readonly relevance?: readonly RelevanceRow[];
  /** The questionnaires of its surveys, by the names of their files without folders. */
  readonly questionnaires?: Readonly<Record<string, QuestionnaireInput>>;
  /** The files. Default: one file for each given part, as canonical JSON. */
  readonly inputs?: readonly InputFile[];
}

/**
 * Builds a scenario from values instead of files. Unlike `loadScenario`, it does not check that the values are
 * consistent with each other.
 * @throws {ContractViolationError} when a value violates its contract
 * @throws {RangeError} when an id is used twice or leads nowhere
 * @example
 * const scenario = buildScenario(JSON.parse(text), { profiles, posts });
 * const { summary } = await simulate({ scenario, model });
 */
export function buildScenario(input: ScenarioInput, parts: ScenarioParts = {}): LoadedScenario {
  const scenario = scenarioContract.parse(input);
  const { follows = [] } = parts;
  const profiles = (parts.profiles ?? []).map((profile) => agentProfile.parse(profile));
  const posts = (parts.posts ?? []).map((post) => simulatedPost.parse(post));
  const questionnaires = new Map(
    Object.entries(parts.questionnaires ?? {}).map(([file, value]) => [file, questionnaire.parse(value)]),
  );
  const draws = new KeyedRandom(scenario.population_seed ?? scenario.seed);
  const audience =
    scenario.audience.kind === "segments"
      ? segmentsAudience(scenario.audience, draws)
      : profilesAudience(profiles, parts.assignments);
  const accounts = new Accounts(audience, [
    ...posts.map(({ author_id }) => author_id),
    ...eventAuthors(scenario.events),
    ...follows.map(({ followed }) => followed),
  ]);
  const edges = networkEdges(scenario.network, audience.size, draws, {
    followers: Uint32Array.from(follows, ({ follower }) => accountOf(accounts, follower)),
    followed: Uint32Array.from(follows, ({ followed }) => accountOf(accounts, followed)),
  });
  for (const event of scenario.events) if (isSurvey(event)) questionnaireOf(event, questionnaires);
  return {
    scenario,
    inputs: parts.inputs ?? inputsOf(parts, questionnaires),
    audience,
    accounts,
    edges,
    posts,
    questionnaires,
    relevance: scenario.relevance === undefined ? null : new Relevance(audience, parts.relevance ?? []),
    changes: [],
  };
}

function accountOf(accounts: Accounts, id: string): number {
  const account = accounts.indexOf(id);
  if (account === -1) throw new RangeError(`there is no account ${JSON.stringify(id)}`);
  return account;
}

function inputsOf(parts: ScenarioParts, questionnaires: ReadonlyMap<string, Questionnaire>): InputFile[] {
  const jsonFile = (name: string, value: unknown): InputFile =>
    inputFile(name, new TextEncoder().encode(canonicalJson(value)));
  const files = (["profiles", "assignments", "follows", "posts", "relevance"] as const).flatMap((name) => {
    const value = parts[name];
    return value === undefined ? [] : [jsonFile(`${name}.json`, value)];
  });
  return [...files, ...Array.from(questionnaires, ([name, value]) => jsonFile(name, value))];
}

/** Creates an input file with its hash. */
export function inputFile(name: string, bytes: Uint8Array): InputFile {
  return { name, bytes, sha256: sha256(bytes) };
}
