import { basename, dirname, resolve } from "node:path";
import { type AgentProfile, agentProfile } from "@concordat/contracts/agent-profile";
import type { Contract } from "@concordat/contracts/contract";
import { type Questionnaire, questionnaire } from "@concordat/contracts/questionnaire";
import {
  type PeopleAudience,
  type Scenario,
  scenario as scenarioContract,
} from "@concordat/contracts/scenario";
import { type SimulatedPost, simulatedPost } from "@concordat/contracts/simulated-post";
import { CsvError, parse } from "csv-parse/sync";
import { activityOf } from "../audience/audience.js";
import type { Assignment } from "../audience/profiles-audience.js";
import { type CsvTable, csvTable } from "../people/csv-table.js";
import { type People, readPeople } from "../people/people.js";
import { type ParsedFile, type PeopleFile, readPeopleTables, storedText } from "../people/read-tables.js";
import { populationDraws } from "../random/population-draws.js";
import type { RelevanceRow } from "../relevance/relevance.js";
import { type FollowPair, inputFile } from "./build-scenario.js";
import { type Located, reporterOf } from "./checks/report.js";
import { columnProblems, csvPosts } from "./csv-posts.js";
import type { InputFile } from "./loaded-scenario.js";
import { type LocatedValue, locatedJson, locatedList } from "./located-json.js";
import { readTextFile } from "./read-text-file.js";
import type { Problem } from "./scenario-error.js";

/** The contents of a scenario's files that could be read. */
export interface ReadInputs {
  readonly files: readonly InputFile[];
  readonly profiles: readonly Located<AgentProfile>[];
  readonly assignments: readonly Located<Assignment>[];
  /** The people, for such an audience; their profiles are among the profiles. `null` if they could not be read. */
  readonly people: People | null;
  readonly follows: readonly Located<FollowPair>[];
  readonly posts: readonly Located<SimulatedPost>[];
  readonly relevance: readonly Located<RelevanceRow>[];
  /**
   * The files of questionnaires, as spelled by each survey, mapped to the first spelling of the same file:
   * `./opinion.json` and `opinion.json` are one file. Includes files that could not be read.
   */
  readonly surveys: ReadonlyMap<string, string>;
  /** The questionnaires by the first spelling of their files. */
  readonly questionnaires: ReadonlyMap<string, Located<Questionnaire>>;
  readonly problems: readonly Problem[];
  /** The files that could not be read completely. References to their content cannot be checked. */
  readonly broken: ReadonlySet<InputKind>;
}

/** The kinds of files that a scenario may have. */
type InputKind = "profiles" | "assignments" | "follows" | "posts" | "relevance";

/** Reads every file of a scenario, and checks each value against its contract. */
export async function readInputs(file: string, root: LocatedValue, scenario: Scenario): Promise<ReadInputs> {
  const reader = new Reader(dirname(resolve(file)), root);
  const { audience, network, posts, relevance } = scenario;
  const profiles = audience.kind === "profiles" ? await reader.text(audience.file, "/audience/file") : null;
  const people = audience.kind === "people" ? await reader.people(scenario, audience) : null;
  const assigned =
    audience.kind === "profiles" && audience.assignments !== undefined
      ? await reader.text(audience.assignments, "/audience/assignments")
      : null;
  const follows = network.kind === "file" ? await reader.text(network.file, "/network/file") : null;
  const feed = posts === undefined ? null : await reader.text(posts.file, "/posts/file");
  const { event_files: eventFiles = [] } = scenario;
  const eventFeeds: (NamedText | null)[] = [];
  for (const [index, name] of eventFiles.entries())
    eventFeeds.push(await reader.text(name, `/event_files/${index}`));
  const scores = relevance === undefined ? null : await reader.text(relevance.file, "/relevance/file");
  const surveys = reader.surveys(scenario);
  const questionnaires = await reader.questionnaires(scenario, surveys);
  const broken = new Set<InputKind>();
  const readNoting = <Value>(
    kind: InputKind,
    named: boolean,
    file: NamedText | null,
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
    assignments: readNoting("assignments", false, assigned, () => reader.assignments(assigned, scenario)),
    follows: readNoting("follows", network.kind === "file", follows, () => reader.pairs(follows)),
    posts: [
      ...readNoting("posts", posts !== undefined, feed, () => reader.posts(feed, scenario.starts_at)),
      ...eventFeeds.flatMap((named) =>
        readNoting("posts", true, named, () => reader.timedPosts(named, scenario.starts_at)),
      ),
    ],
    relevance: readNoting("relevance", relevance !== undefined, scores, () => reader.relevance(scores)),
    surveys,
    questionnaires,
    files: reader.files,
    problems: reader.problems,
    broken,
  };
}

/**
 * Reads files of posts that appear while a simulation runs.
 * @param file the file that refers to them: their paths are relative to it
 * @param root its content
 * @param names the paths, from its `event_files`
 * @param startsAt the scenario's `starts_at`
 */
export async function readEventPosts(
  file: string,
  root: LocatedValue,
  names: readonly string[],
  startsAt: string,
): Promise<Pick<ReadInputs, "posts" | "problems">> {
  const reader = new Reader(dirname(resolve(file)), root);
  const posts: Located<SimulatedPost>[] = [];
  for (const [index, name] of names.entries())
    posts.push(...reader.timedPosts(await reader.text(name, `/event_files/${index}`), startsAt));
  return { posts, problems: reader.problems };
}

interface NamedText {
  readonly name: string;
  readonly text: string;
}

class Reader {
  readonly files: InputFile[] = [];
  readonly problems: Problem[] = [];
  /** Absolute paths by the names of the files: one file may be named in several ways. */
  private readonly paths = new Map<string, string>();
  private readonly folder: string;
  private readonly root: LocatedValue;

  constructor(folder: string, root: LocatedValue) {
    this.folder = folder;
    this.root = root;
  }

  /**
   * Reads a file and keeps it for the run.
   * @param stored the text that is kept instead; `null` for the file as it is
   */
  async text(
    name: string,
    path: string,
    stored: (text: string) => string | null = () => null,
  ): Promise<NamedText | null> {
    const file = this.pathOf(name);
    const read = await readTextFile(file);
    if (typeof read === "string") {
      this.problem(this.root.place(path), path, `names ${name}: ${read}`);
      return null;
    }
    const own = basename(name);
    const other = this.paths.get(own);
    const text = stored(read.text);
    if (other === undefined) {
      this.paths.set(own, file);
      this.files.push(inputFile(own, text === null ? read.bytes : new TextEncoder().encode(text)));
    } else if (other !== file)
      this.problem(this.root.place(path), path, `names a second file called ${own}; file names must differ`);
    return { name, text: read.text };
  }

  private pathOf(name: string): string {
    return resolve(this.folder, name);
  }

  /** The people of an audience. Nothing of its private columns is kept. */
  async people(scenario: Scenario, audience: PeopleAudience): Promise<People | null> {
    const read = async (file: PeopleFile): Promise<ParsedFile | null> => {
      const name = audience[file];
      if (name === undefined) return null;
      let table: CsvTable | string = "is empty";
      const text = await this.text(name, `/audience/${file}`, (content) => {
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
    const at = reporterOf(this.problems, this.root);
    const tables = readPeopleTables(audience, files, this.problems, at);
    return tables && readPeople(audience, tables, populationDraws(scenario), this.problems, at);
  }

  values<Output, Input>(file: NamedText | null, contract: Contract<Output, Input>): Located<Output>[] {
    return this.checked(this.list(file), contract);
  }

  /** The posts of a file that is CSV, JSON or NDJSON. */
  posts(file: NamedText | null, startsAt: string): Located<SimulatedPost>[] {
    if (file === null || isJson(file)) return this.values(file, simulatedPost);
    const rows = this.csv(file);
    const unknown = columnProblems(file.name, rows);
    this.problems.push(...unknown);
    return unknown.length > 0 ? [] : this.checked(csvPosts(rows, startsAt), simulatedPost);
  }

  /** Like `posts`, for posts that appear while the simulation runs. Each must have a time or a round. */
  timedPosts(file: NamedText | null, startsAt: string): Located<SimulatedPost>[] {
    return this.posts(file, startsAt).filter(({ value: { round, timestamp }, place }) => {
      const hasTime = round !== undefined || timestamp !== undefined;
      if (!hasTime)
        this.problem(place(), "", "must have a timestamp or a round: it is a post of an event file");
      return hasTime;
    });
  }

  private checked<Output, Input>(
    values: readonly LocatedValue[],
    contract: Contract<Output, Input>,
  ): Located<Output>[] {
    return values.flatMap(({ value, place }) => {
      const violations = contract.validate(value);
      for (const { path, message } of violations) this.problem(place(path), path, message);
      return violations.length === 0 ? [{ value: contract.parse(value), place }] : [];
    });
  }

  /** The files of surveys, in every spelling, mapped to the first spelling of the same file. */
  surveys({ events }: Scenario): Map<string, string> {
    const first = new Map<string, string>();
    const written = new Map<string, string>();
    for (const event of events) {
      if (event.kind !== "survey") continue;
      const file = this.pathOf(event.questions);
      if (!first.has(file)) first.set(file, event.questions);
      written.set(event.questions, first.get(file) ?? event.questions);
    }
    return written;
  }

  /** Reads the questionnaires of surveys, each once. */
  async questionnaires(
    { events }: Scenario,
    surveys: ReadonlyMap<string, string>,
  ): Promise<Map<string, Located<Questionnaire>>> {
    const found = new Map<string, Located<Questionnaire>>();
    const read = new Set<string>();
    for (const [index, event] of events.entries()) {
      if (event.kind !== "survey" || read.has(event.questions)) continue;
      read.add(event.questions);
      if (surveys.get(event.questions) !== event.questions) continue;
      const file = await this.text(event.questions, `/events/${index}/questions`);
      const located = file === null ? null : this.document(file, questionnaire);
      if (located !== null) found.set(event.questions, located);
    }
    return found;
  }

  private document<Output, Input>(
    { name, text }: NamedText,
    contract: Contract<Output, Input>,
  ): Located<Output> | null {
    const read = locatedJson(name, text);
    if ("message" in read) {
      this.problems.push(read);
      return null;
    }
    const violations = contract.validate(read.value);
    for (const { path, message } of violations) this.problem(read.place(path), path, message);
    return violations.length > 0
      ? null
      : { value: contract.parse(read.value), place: (pointer) => read.place(pointer) };
  }

  /**
   * Reads assignments. They have no separate contract: their activity and policy are checked as those of a scenario.
   */
  assignments(file: NamedText | null, scenario: Scenario): Located<Assignment>[] {
    return this.list(file).flatMap((located) => this.assignment(located, scenario) ?? []);
  }

  private assignment({ value, place }: LocatedValue, scenario: Scenario): Located<Assignment> | null {
    const given: Partial<Record<string, unknown>> = { ...Object(value) };
    const before = this.problems.length;
    if (typeof given.agent_id !== "string") this.problem(place(), "/agent_id", "must be the id of an agent");
    if (given.segment !== undefined && typeof given.segment !== "string") {
      this.problem(place("/segment"), "/segment", "must be the name of a segment");
    }
    for (const name of Object.keys(given)) {
      if (!["agent_id", "segment", "activity", "policy"].includes(name)) {
        this.problem(place(`/${name}`), "", `must not have the property '${name}'`);
      }
    }
    const { activity = scenario.activity, policy = scenario.policy } = given;
    const shaped = { ...scenario, activity, policy };
    for (const { path, message } of scenarioContract.validate(shaped))
      this.problem(place(path), path, message);
    if (this.problems.length > before) return null;
    const parsed = scenarioContract.parse(shaped);
    const assignment: Assignment = {
      agent_id: String(given.agent_id),
      ...(given.segment === undefined ? {} : { segment: String(given.segment) }),
      ...(given.activity === undefined ? {} : { activity: activityOf(parsed.activity) }),
      ...(given.policy === undefined ? {} : { policy: parsed.policy }),
    };
    return { value: assignment, place };
  }

  pairs(file: NamedText | null): Located<FollowPair>[] {
    return this.pairValues(this.rows(file));
  }

  relevance(file: NamedText | null): Located<RelevanceRow>[] {
    return this.rows(file).flatMap(({ value, place }) => {
      const { agent_id, post_id, score }: Partial<Record<string, unknown>> = { ...Object(value) };
      const number = typeof score === "string" && score.trim() !== "" ? Number(score) : score;
      if (typeof agent_id === "string" && typeof post_id === "string" && isFiniteNumber(number))
        return [{ value: { agent_id, post_id, score: number }, place }];
      this.problem(place(), "", "must have agent_id and post_id, both ids, and score, a number");
      return [];
    });
  }

  /** The rows of a file that is CSV, JSON or NDJSON. */
  private rows(file: NamedText | null): LocatedValue[] {
    if (file === null) return [];
    return isJson(file) ? this.list(file) : this.csv(file);
  }

  private pairValues(values: readonly LocatedValue[]): Located<FollowPair>[] {
    return values.flatMap(({ value, place }) => {
      const { follower, followed }: Partial<Record<string, unknown>> = { ...Object(value) };
      if (typeof follower === "string" && typeof followed === "string")
        return [{ value: { follower, followed }, place }];
      this.problem(place(), "", "must have follower and followed, both ids");
      return [];
    });
  }

  private csv({ name, text }: NamedText): LocatedValue[] {
    try {
      const rows: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
        columns: true,
        bom: true,
        info: true,
        skip_empty_lines: true,
      });
      return rows.map(({ record, info }) => ({ value: record, place: () => `${name}:${info.lines}` }));
    } catch (error) {
      const line = error instanceof CsvError && typeof error.lines === "number" ? `:${error.lines}` : "";
      const why = error instanceof Error ? error.message : String(error);
      this.problem(`${name}${line}`, "", `is not valid CSV: ${why}`);
      return [];
    }
  }

  private list(file: NamedText | null): LocatedValue[] {
    if (file === null) return [];
    return locatedList(file.name, file.text).flatMap((value) => {
      if (!("message" in value)) return [value];
      this.problems.push(value);
      return [];
    });
  }

  private problem(place: string, path: string, message: string): void {
    this.problems.push({ place, path, message });
  }
}

function isJson({ text }: NamedText): boolean {
  return /^\s*[[{]/.test(text);
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
