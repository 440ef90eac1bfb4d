import { dirname, resolve } from "node:path";
import { type AgentProfile, agentProfile } from "@concordat/contracts/agent-profile";
import type { Questionnaire } from "@concordat/contracts/questionnaire";
import type { PeopleAudience, Scenario } from "@concordat/contracts/scenario";
import type { SimulatedPost } from "@concordat/contracts/simulated-post";
import type { RelevanceRow } from "../feed/relevance/relevance.js";
import { populationDraws } from "../random/population-draws.js";
import type { Assignment } from "../world/audience/profiles-audience.js";
import { type Located, reporterOf } from "./checks/report.js";
import { InputReader, type NamedText } from "./input-reader.js";
import type { InputFile } from "./loaded-scenario.js";
import type { LocatedValue } from "./located-json.js";
import type { NetworkTable } from "./network/network-table.js";
import { readNetwork } from "./network/read-network.js";
import { type CsvTable, csvTable } from "./people/csv-table.js";
import { type People, readPeople } from "./people/people.js";
import { type ParsedFile, type PeopleFile, readPeopleTables, storedText } from "./people/read-tables.js";
import { readAssignments } from "./read-assignments.js";
import { readPosts, readTimedPosts } from "./read-posts.js";
import { readQuestionnaires, surveyFiles } from "./read-questionnaires.js";
import type { Problem } from "./scenario-error.js";
import type { StateRow } from "./states/field-sources.js";

/** The contents of those files of a scenario that could be read. */
export interface ReadInputs {
  readonly files: readonly InputFile[];
  readonly profiles: readonly Located<AgentProfile>[];
  readonly assignments: readonly Located<Assignment>[];
  /** The people, for an audience of people. Their profiles are also in `profiles`. `null` if they could not be read. */
  readonly people: People | null;
  /** The follows of a network's file; `null` without such a file, or if it could not be read. */
  readonly network: NetworkTable | null;
  /** The ids of an audience of segments, from a file; `null` without such a file, or if it could not be read. */
  readonly ids: readonly string[] | null;
  readonly posts: readonly Located<SimulatedPost>[];
  readonly relevance: readonly Located<RelevanceRow>[];
  /** The rows of the table of states. Empty without such a file. */
  readonly states: readonly StateRow[];
  /**
   * The files of questionnaires, as each survey spells them, mapped to the first spelling of the same file:
   * `./opinion.json` and `opinion.json` are the same file. Files that could not be read are included.
   */
  readonly surveys: ReadonlyMap<string, string>;
  /** The questionnaires, by the first spelling of their file. */
  readonly questionnaires: ReadonlyMap<string, Located<Questionnaire>>;
  readonly problems: readonly Problem[];
  /** The kinds of files that could not be read completely. References to their content cannot be checked. */
  readonly broken: ReadonlySet<InputKind>;
}

/** The kinds of files that a scenario may have. */
type InputKind = "profiles" | "assignments" | "network" | "posts" | "relevance";

/** Reads every file of a scenario, and checks each value against its contract. */
export async function readScenarioFiles(
  file: string,
  root: LocatedValue,
  scenario: Scenario,
): Promise<ReadInputs> {
  const reader = new InputReader(dirname(resolve(file)), root);
  const { audience, network, posts, relevance, states } = scenario;
  const profiles = audience.kind === "profiles" ? await reader.text(audience.file, "/audience/file") : null;
  const people = audience.kind === "people" ? await peopleOf(reader, scenario, audience) : null;
  const assigned =
    audience.kind === "profiles" && audience.assignments !== undefined
      ? await reader.text(audience.assignments, "/audience/assignments")
      : null;
  const follows = network.kind === "file" ? await reader.bytes(network.file, "/network/file") : null;
  const idFile =
    audience.kind === "segments" && audience.ids?.kind === "file"
      ? await reader.text(audience.ids.file, "/audience/ids/file")
      : null;
  const feed = posts === undefined ? null : await reader.text(posts.file, "/posts/file");
  const { event_files: eventFiles = [] } = scenario;
  const eventFeeds: (NamedText | null)[] = [];
  for (const [index, name] of eventFiles.entries())
    eventFeeds.push(await reader.text(name, `/event_files/${index}`));
  const scores = relevance === undefined ? null : await reader.text(relevance.file, "/relevance/file");
  const stateFile = states?.file === undefined ? null : await reader.text(states.file, "/states/file");
  const surveys = surveyFiles(reader, scenario);
  const questionnaires = await readQuestionnaires(reader, scenario, surveys);
  const broken = new Set<InputKind>();
  const readNoting = <Value>(
    kind: InputKind,
    named: boolean,
    file: object | null,
    read: () => Value,
  ): Value => {
    const before = reader.problems.length;
    const value = read();
    if ((named && file === null) || reader.problems.length > before) broken.add(kind);
    return value;
  };
  return {
    profiles:
      people?.people ??
      readNoting("profiles", audience.kind !== "segments", profiles, () =>
        reader.values(profiles, agentProfile),
      ),
    people,
    assignments: readNoting("assignments", false, assigned, () =>
      readAssignments(reader, assigned, scenario),
    ),
    network: readNoting("network", network.kind === "file", follows, () =>
      follows === null || network.kind !== "file" ? null : readNetwork(follows, network, reader.problems),
    ),
    ids: idFile && linesOf(idFile.text),
    posts: [
      ...readNoting("posts", posts !== undefined, feed, () => readPosts(reader, feed, scenario.starts_at)),
      ...eventFeeds.flatMap((named) =>
        readNoting("posts", true, named, () => readTimedPosts(reader, named, scenario.starts_at)),
      ),
    ],
    states: stateRows(reader, stateFile),
    relevance: readNoting("relevance", relevance !== undefined, scores, () => relevanceOf(reader, scores)),
    surveys,
    questionnaires,
    files: reader.files,
    problems: reader.problems,
    broken,
  };
}

/**
 * Reads files with posts that appear during the simulation.
 * @param file the file that refers to them. Their paths are relative to it
 * @param root the content of that file
 * @param names the paths, from its `event_files`
 * @param startsAt the scenario's `starts_at`
 */
export async function readEventPosts(
  file: string,
  root: LocatedValue,
  names: readonly string[],
  startsAt: string,
): Promise<Pick<ReadInputs, "posts" | "problems">> {
  const reader = new InputReader(dirname(resolve(file)), root);
  const posts: Located<SimulatedPost>[] = [];
  for (const [index, name] of names.entries())
    posts.push(...readTimedPosts(reader, await reader.text(name, `/event_files/${index}`), startsAt));
  return { posts, problems: reader.problems };
}

/** Reads the people of an audience. The values of private columns are not kept. */
async function peopleOf(
  reader: InputReader,
  scenario: Scenario,
  audience: PeopleAudience,
): Promise<People | null> {
  const read = async (file: PeopleFile): Promise<ParsedFile | null> => {
    const name = audience[file];
    if (name === undefined) return null;
    let table: CsvTable | string = "is empty";
    const text = await reader.text(name, `/audience/${file}`, (content) => {
      table = csvTable(content);
      return storedText(file, audience, table);
    });
    return text && { name, table };
  };
  const files = {
    file: await read("file"),
    codebook: await read("codebook"),
    margins: await read("margins"),
  };
  const at = reporterOf(reader.problems, reader.root);
  const tables = readPeopleTables(audience, files, reader.problems, at);
  return tables && readPeople(audience, tables, populationDraws(scenario), reader.problems, at);
}

function relevanceOf(reader: InputReader, file: NamedText | null): Located<RelevanceRow>[] {
  return reader.rows(file).flatMap(({ value, place }) => {
    const { agent_id, post_id, score }: Partial<Record<string, unknown>> = { ...Object(value) };
    const number = typeof score === "string" && score.trim() !== "" ? Number(score) : score;
    if (typeof agent_id === "string" && typeof post_id === "string" && isFiniteNumber(number))
      return [{ value: { agent_id, post_id, score: number }, place }];
    reader.problem(place(), "", "must have agent_id and post_id, both ids, and score, a number");
    return [];
  });
}

function stateRows(reader: InputReader, file: NamedText | null): StateRow[] {
  const known = new Set<string>();
  return reader.rows(file).flatMap(({ value, place }) => {
    const row: Partial<Record<string, unknown>> = { ...Object(value) };
    const { agent_id } = row;
    if (typeof agent_id !== "string") {
      reader.problem(place(), "", "must have agent_id, the id of an agent");
      return [];
    }
    if (known.has(agent_id)) reader.problem(place(), "", `is a second row of ${JSON.stringify(agent_id)}`);
    known.add(agent_id);
    return [{ ...row, agent_id }];
  });
}

/** Returns the ids in a file that has one id on each line. */
function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
