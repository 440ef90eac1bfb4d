/** A command that stores a run, for the tests of foreign files, kills and full disks. */
export interface KeptRun {
  readonly name: string;
  /** The arguments of a first run; its files are below `out`. */
  readonly start: readonly string[];
  /** The arguments that resume it. */
  readonly resume: readonly string[];
  /** The name in `out` that exists once a run can be resumed; `null` if `resume` can also start one. */
  readonly begun: string | null;
  /** Names in `out` that the run needs. */
  readonly wants: readonly string[];
  /** Names of the run's results in `out`, which are compared with those of an uninterrupted run. */
  readonly makes: readonly string[];
  /** The arguments of commands that show the results that are not text. They ask no model. */
  readonly shows?: readonly (readonly string[])[];
}

const input = ["--profiles", "profiles.json", "--feed", "feed.json", "--seed", "7"];
const decide = ["decide", ...input, "--json"];
const decideInto = [...decide, "--out", "out/records.ndjson"];
const record = [...decide, "--record", "out/cassette.ndjson"];
const reports = ["--out", "out/report.md", "--html", "out/report.html", "--json"];
const analyze = [
  ...["analyze", "sales.csv", "--question", "Why?", "--compare", "2008:2009", "--iterations", "4"],
  ...["--seed", "7", "--out", "out", "--json"],
];

/** Every command that stores a run. */
export const keptRuns: readonly KeptRun[] = [
  {
    name: "decide",
    start: decideInto,
    resume: [...decideInto, "--resume"],
    begun: null,
    wants: [
      ...["records.ndjson", "records.ndjson.claim.json", "records.ndjson.lock", "records.ndjson.digests"],
    ],
    makes: ["records.ndjson"],
  },
  {
    name: "a recording",
    start: record,
    resume: record,
    begun: null,
    wants: ["cassette.ndjson", "cassette.ndjson.lock"],
    makes: [],
    shows: [[...decide, "--llm", "replay", "--cassette", "out/cassette.ndjson"]],
  },
  {
    name: "analyze",
    start: analyze,
    resume: [...analyze, "--resume"],
    begun: null,
    wants: [
      ...["claim.json", "run.lock", "iterations.jsonl", "attempts.jsonl"],
      ...["iterations.jsonl.digests", "attempts.jsonl.digests"],
      ...["report.json", "report.md", "report.html"],
      ...["01-table-1.csv", "12-other.csv", "drivers-1-region.csv"],
    ],
    makes: [
      ...["iterations.jsonl", "report.json", "report.md", "report.html"],
      ...["01-table-1.csv", "02-table-2.csv", "03-table-3.csv", "04-table-4.csv"],
    ],
  },
  {
    name: "copilot",
    start: ["copilot", "Should we?", "--seed", "7", "--samples", "2", "--run", "out/x.run.json", ...reports],
    resume: ["copilot", "resume", "out/x.run.json", ...reports],
    begun: "x.run.json",
    wants: ["x.run.json", "x.run.json.claim.json", "x.run.json.lock", "report.md", "report.html"],
    makes: ["x.run.json", "report.md", "report.html"],
  },
  {
    name: "simulate",
    start: ["simulate", "scenario.json", "--out", "out/run", "--json"],
    resume: ["simulate", "resume", "out/run", "--json"],
    begun: "run/ledger.db",
    wants: ["run/scenario.json", "run/ledger.db", "run/manifest.json", "run/run.lock", "run/inputs"],
    makes: ["run/manifest.json", "run/scenario.json"],
    shows: [["simulate", "verify", "out/run", "--json"]],
  },
  {
    name: "study",
    start: ["study", "study.json", "--out", "out/study", "--json"],
    resume: ["study", "resume", "out/study", "--json"],
    begun: "study/study.json",
    wants: [
      ...["study/claim.json", "study/run.lock", "study/messages", "study/tables"],
      ...["study/analysis", "study/advice", "study/study.json", "study/report.json", "study/report.html"],
      "study/comparison-a_b.json",
    ],
    makes: [
      ...["study/study.json", "study/comparison-a_b.json", "study/report.json", "study/report.html"],
      ...["a", "b"].flatMap((message) => [
        `study/messages/${message}/ensemble.json`,
        ...["01", "02", "03"].map((run) => `study/messages/${message}/runs/${run}/manifest.json`),
      ]),
      ...["study/analysis/iterations.jsonl", "study/analysis/report.json", "study/analysis/report.md"],
      ...["study/analysis/01-table-1.csv", "study/advice/decision.run.json"],
    ],
    shows: ["a", "b"].map((message) => ["simulate", "verify", `out/study/messages/${message}`, "--json"]),
  },
];

/** Fields of a document that change from run to run. */
const changing = new Set(["started_at", "finished_at", "created_at", "time", "elapsed_ms", "duration_ms"]);

/** The results of a run, without the parts that change from run to run. */
export function timeless(text: string): string {
  return text.startsWith("{")
    ? text
        .trimEnd()
        .split(/\n(?=\{)/)
        .map(timelessJson)
        .join("\n")
    : text
        .replace(/\brun-\d{4}-\d\d-\d\d-[0-9a-f]{8}\b/g, "run")
        .replace(/\b([Mm])ade on (?:<[^>]*>)?[^<]+?(?:<[^>]*>)? with/g, "$1ade with");
}

function timelessJson(json: string): string {
  const value: unknown = JSON.parse(json, (key, member) => (changing.has(key) ? null : member));
  return JSON.stringify(value).replace(/"id":"run-[^"]*"/, '"id":"run"');
}
