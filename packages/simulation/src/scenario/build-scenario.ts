import { basename } from "node:path";
import { type AgentProfile, type AgentProfileInput, agentProfile } from "@concordat/contracts/agent-profile";
import {
  type Questionnaire,
  type QuestionnaireInput,
  questionnaire,
} from "@concordat/contracts/questionnaire";
import {
  type PeopleAudience,
  type Scenario,
  type ScenarioInput,
  scenario as scenarioContract,
} from "@concordat/contracts/scenario";
import { type SimulatedPostInput, simulatedPost } from "@concordat/contracts/simulated-post";
import { sha256 } from "@concordat/files";
import { Relevance, type RelevanceRow } from "../feed/relevance/relevance.js";
import { canonicalJson } from "../hash/canonical-json.js";
import type { EdgeList } from "../network/follows.js";
import { networkEdges } from "../network/network-edges.js";
import type { KeyedRandom } from "../random/keyed-random.js";
import { populationDraws } from "../random/population-draws.js";
import { Accounts } from "../world/accounts.js";
import type { Audience } from "../world/audience/audience.js";
import { type Assignment, profilesAudience } from "../world/audience/profiles-audience.js";
import { segmentsAudience } from "../world/audience/segments-audience.js";
import { type Report, reporterOf } from "./checks/report.js";
import { eventAuthors } from "./forked-scenario.js";
import type { InputFile, LoadedScenario } from "./loaded-scenario.js";
import { type NetworkTable, tableOfPairs } from "./network/network-table.js";
import { csvTable } from "./people/csv-table.js";
import { type People, readPeople } from "./people/people.js";
import { peopleAudience } from "./people/people-audience.js";
import { readPeopleTables, storedText } from "./people/read-tables.js";
import { type Problem, ScenarioError } from "./scenario-error.js";
import type { StateRow } from "./states/field-sources.js";
import { startingStates } from "./states/starting-states.js";
import { stateQuestionnaire, stateSurvey } from "./states/state-questions.js";
import { isSurvey } from "./surveys/scenario-surveys.js";
import { questionnaireOf } from "./surveys/survey-item.js";

/** An agent and an account that it follows. */
export interface FollowPair {
  /** The id of an agent. */
  readonly follower: string;
  /** The id of an agent, or of an author who is not an agent. */
  readonly followed: string;
}

/** The contents of the CSV files of an audience of people. */
export interface PeopleTexts {
  /** The table, with a row for each person. */
  readonly table: string;
  /** The codebook, with the columns `column`, `value` and `label`. Default: none. */
  readonly codebook?: string;
  /** The margins, with the columns `column`, `value`, and one of `share`, `percent` and `count`. Default: none. */
  readonly margins?: string;
}

/** The contents of a scenario's files. */
export interface ScenarioParts {
  /** The profiles, for an audience of profiles. */
  readonly profiles?: readonly AgentProfileInput[];
  /** The contents of the CSV files, for an audience of people. */
  readonly people?: PeopleTexts;
  /** The segments, activities and policies of individual agents. */
  readonly assignments?: readonly Assignment[];
  /** The follows, for a network from a file. */
  readonly follows?: readonly FollowPair[];
  /** The ids of the agents, for an audience of segments whose ids are in a file. */
  readonly ids?: readonly string[];
  /** The posts of the feed, each with its round or its time. */
  readonly posts?: readonly SimulatedPostInput[];
  /** The relevance of each post to each agent, for the ranker and the policy `relevance`. */
  readonly relevance?: readonly RelevanceRow[];
  /** The table of states, for states that start with a column of a table. */
  readonly states?: readonly StateRow[];
  /** The questionnaires of the scenario's surveys, by the names of their files without folders. */
  readonly questionnaires?: Readonly<Record<string, QuestionnaireInput>>;
  /** The files to store with a run. Default: a file of canonical JSON for each given part. */
  readonly inputs?: readonly InputFile[];
}

/**
 * Builds a scenario from values instead of files. Unlike `loadScenario`, it does not check that the values are
 * consistent with each other.
 * @throws {ScenarioError} when the table of people is invalid
 * @throws {ContractViolationError} when a value violates its contract
 * @throws {RangeError} when an id is used twice or does not exist
 * @example
 * const scenario = buildScenario(JSON.parse(text), { profiles, posts });
 * const { summary } = await simulate({ scenario, model });
 */
export function buildScenario(input: ScenarioInput, parts: ScenarioParts = {}): LoadedScenario {
  const scenario = scenarioContract.parse(input);
  const { people: texts, ...others } = parts;
  const { audience } = scenario;
  const network = tableOfPairs(parts.follows ?? []);
  if (audience.kind !== "people") return assembleScenario(scenario, { ...others, network, people: null });
  if (texts === undefined)
    throw new RangeError("the audience is one of people: give their table as people.table");
  const read = peopleOfTexts(scenario, audience, texts);
  const built = assembleScenario(scenario, { ...others, network, people: read.people });
  return parts.inputs === undefined ? { ...built, inputs: [...read.inputs, ...built.inputs] } : built;
}

function peopleOfTexts(
  scenario: Scenario,
  audience: PeopleAudience,
  { table, codebook, margins }: PeopleTexts,
): { readonly people: People; readonly inputs: InputFile[] } {
  const inputs: InputFile[] = [];
  const named = (file: "file" | "codebook" | "margins", text: string | undefined) => {
    const name = audience[file];
    if (name === undefined || text === undefined) return null;
    const parsed = csvTable(text);
    const bytes = new TextEncoder().encode(storedText(file, audience, parsed) ?? text);
    inputs.push(inputFile(basename(name), bytes));
    return { name, table: parsed };
  };
  const texts = {
    file: named("file", table),
    codebook: named("codebook", codebook),
    margins: named("margins", margins),
  };
  const found: Problem[] = [];
  const at = reporterOf(found, { place: () => "scenario" });
  for (const file of ["codebook", "margins"] as const)
    if (audience[file] !== undefined && texts[file] === null)
      at(`/audience/${file}`, "needs the text of this file");
  const tables = readPeopleTables(audience, texts, found, at);
  const people = tables && readPeople(audience, tables, populationDraws(scenario), found, at);
  if (people === null) throw new ScenarioError("the scenario", found);
  return { people, inputs };
}

/** The contents of a scenario's files, with the people already read. */
interface ReadParts extends Omit<ScenarioParts, "people"> {
  readonly people: People | null;
  /** The follows of a network's file; `null` without a file. */
  readonly network: NetworkTable | null;
}

/**
 * Builds a scenario whose people have already been read.
 * @param report called for a state that an agent cannot start with. Default: throws a `RangeError`
 */
export function assembleScenario(
  scenario: Scenario,
  parts: ReadParts,
  report: Report = refuse,
): LoadedScenario {
  const { network } = parts;
  const profiles = (parts.profiles ?? []).map((profile) => agentProfile.parse(profile));
  const posts = (parts.posts ?? []).map((post) => simulatedPost.parse(post));
  const questionnaires = new Map(
    Object.entries(parts.questionnaires ?? {}).map(([file, value]) => [file, questionnaire.parse(value)]),
  );
  const draws = populationDraws(scenario);
  const audience = audienceOf(scenario, { ...parts, profiles }, draws);
  const accounts = new Accounts(audience, [
    ...posts.map(({ author_id }) => author_id),
    ...eventAuthors(scenario.events),
    ...(network?.ids ?? []),
  ]);
  const given = network && edgesOf(network, accounts);
  const edges = networkEdges(scenario.network, { audience, given }, draws);
  for (const event of scenario.events) if (isSurvey(event)) questionnaireOf(event, questionnaires);
  const aboutStates = stateQuestionnaire(scenario.states);
  return {
    scenario,
    inputs: parts.inputs ?? inputsOf(parts, questionnaires),
    audience,
    accounts,
    edges,
    posts,
    questionnaires:
      aboutStates === null ? questionnaires : new Map([...questionnaires, [stateSurvey, aboutStates]]),
    relevance: scenario.relevance === undefined ? null : new Relevance(audience, parts.relevance ?? []),
    states: startingStates(scenario, { audience, rows: parts.states ?? [] }, report),
    changes: [],
  };
}

const refuse: Report = (path, message) => {
  throw new RangeError(`${path} ${message}`);
};

/** Returns the follows of a file with the numbers of accounts instead of ids. */
function edgesOf({ ids, followers, followed }: NetworkTable, accounts: Accounts): EdgeList {
  const accountsById = Uint32Array.from(ids, (id) => accounts.indexOf(id));
  const accountOf = (id: number): number => accountsById[id] ?? 0;
  return { followers: followers.map(accountOf), followed: followed.map(accountOf) };
}

function audienceOf(
  { audience }: Scenario,
  { people, assignments, profiles, network, ids }: ReadParts & { readonly profiles: readonly AgentProfile[] },
  draws: KeyedRandom,
): Audience {
  if (audience.kind === "segments")
    return segmentsAudience(audience, draws, audience.ids?.kind === "network" ? network?.ids : ids);
  return people === null ? profilesAudience(profiles, assignments) : peopleAudience(people);
}

function inputsOf(
  parts: Omit<ScenarioParts, "people">,
  questionnaires: ReadonlyMap<string, Questionnaire>,
): InputFile[] {
  const jsonFile = (name: string, value: unknown): InputFile =>
    inputFile(name, new TextEncoder().encode(canonicalJson(value)));
  const files = (
    ["profiles", "assignments", "follows", "ids", "posts", "relevance", "states"] as const
  ).flatMap((name) => {
    const value = parts[name];
    return value === undefined ? [] : [jsonFile(`${name}.json`, value)];
  });
  return [...files, ...Array.from(questionnaires, ([name, value]) => jsonFile(name, value))];
}

/** Creates an input file with its hash. */
export function inputFile(name: string, bytes: Uint8Array): InputFile {
  return { name, bytes, sha256: sha256(bytes) };
}
