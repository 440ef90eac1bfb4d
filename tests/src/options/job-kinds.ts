import { type AnalyzeOptions, analyze, type OpenTableOptions, openTable } from "@concordat/analyst";
import { type GenerateOptions as CodegenOptions, checkGenerated, generate } from "@concordat/codegen";
import {
  type FittingOptions,
  fittingPassages,
  newRun,
  type PipelineOptions,
  type RunRequest,
  runDecision,
} from "@concordat/copilot";
import {
  type CompareOptions,
  type CompareSidesOptions,
  compareRuns,
  compareSides,
  createMemoryLedger,
  type ForkOptions,
  fork,
  type InterviewOptions,
  interviewAgent,
  type MeasureOptions,
  type ModelPoliciesOptions,
  measureRun,
  modelPolicies,
  type ShowAnswersOptions,
  type ShowOptions,
  type SimulateOptions,
  showAnswers,
  showDecisions,
  simulate,
  type VerifyOptions,
  verify,
} from "@concordat/simulation";
import { type SharedOptions, simulateShared } from "@concordat/simulation/distributed";
import {
  openSqliteLedger,
  type PlayEnsembleOptions,
  playEnsemble,
  type SqliteLedgerOptions,
} from "@concordat/simulation/sqlite";
import {
  type CoordinateOptions,
  coordinate,
  type WaitForRunOptions,
  type WorkOptions,
  waitForRun,
  work,
} from "@concordat/simulation-postgres";
import { createStatechart, type StatechartDefinition, type StatechartFunctions } from "@concordat/statechart";
import {
  aClient,
  client,
  flag,
  form,
  type Kind,
  kind,
  listener,
  milliseconds,
  natural,
  seed,
  settings,
  signal,
  text,
  type Wrong,
  type WrongValues,
} from "./kind.js";

const run = newRun({ question: "Move?", model: client.id });
const table = { select: () => Promise.reject(new Error("a query was made with a wrong option")) };
const scenario = { scenario: {}, audience: {}, changes: [] };
const ledger = createMemoryLedger();
const database = { connection: {} };
const databaseRun = { id: 1, scenario };
const measured = { seed: 1, scenario: "", values: [] };
const chart = {
  id: "door",
  initial: "open",
  states: { open: { description: "Open" }, shut: { description: "Shut" } },
  transitions: [{ from: "open", trigger: "pull", to: "shut", guard: "unlocked", action: "slam" }],
} as const satisfies StatechartDefinition;

const aScenario: Wrong = [
  [undefined, /^scenario must be a scenario, as loadScenario, buildScenario or fork gives it/],
  ["scenario.json", /^scenario must be .* but is "scenario\.json"$/],
];
const aLedger: Wrong = [["ledger.sqlite", /^ledger must be a ledger, such as createMemoryLedger/]];
const code: WrongValues<Pick<SimulateOptions, "rankers" | "custom" | "model">> = {
  rankers: [["newest", /^rankers must be a list, but is "newest"$/]],
  custom: [["rule", /^custom must be a list/]],
  model: [[client, /^model must be policies of a model, such as modelPolicies gives/]],
};

/** The options of what is built on contracts: decisions, analyses, simulations, charts, generated code. */
export const jobKinds: readonly Kind[] = [
  kind<RunRequest>(
    "RunRequest",
    { newRun },
    { question: "Move?", model: "scripted:test" },
    {
      question: [[" ", /^question must be a string that is not blank/]],
      context: [[7, /^context must be a string, but is 7$/]],
      sources: [["a.md", /^sources must be a list of paragraphs/]],
      documents: [["a.md", /^documents must be a list of documents/]],
      notRead: [["a.md", /^notRead must be a list of what was not read/]],
      condensed: flag,
      samples: natural,
      seed,
      model: [[undefined, /^model must be the id of a model, as its client gives it, but is undefined$/]],
      now: [["today", /^now must be a Date, but is "today"$/]],
    },
  ),
  kind<FittingOptions>(
    "FittingOptions",
    { fittingPassages: (options) => fittingPassages({ documents: [], notRead: [] }, options) },
    { question: "Move?", client },
    { question: [[" ", /^question must be a string that is not blank/]], client: aClient },
  ),
  kind<PipelineOptions>(
    "PipelineOptions",
    { runDecision: (options) => runDecision(run, options) },
    { client },
    { ...settings, client: aClient, save: listener, onStep: listener, retryInvalid: flag, signal },
  ),
  kind<AnalyzeOptions>(
    "AnalyzeOptions",
    { analyze },
    { table: table as never, question: "What drove it?", client, out: "out" },
    {
      ...settings,
      client: aClient,
      seed,
      signal,
      table: [["flights.csv", /^table must be a table, as openTable gives it, but is "flights\.csv"$/]],
      question: [
        [undefined, /^question must be a string/],
        [" ", /there is no question to answer/],
      ],
      out: [[" ", /^out must be the path of a folder/]],
      iterations: [
        ["ten", /^iterations must be a number/],
        [0, /cannot make 0 iterations/],
      ],
      resume: flag,
      retryInvalid: flag,
      overwrite: flag,
      inputs: [["a.csv", /^inputs must be a list of paths/]],
      tableFlags: [["--sheet", /^tableFlags must be a list of words of a command/]],
      recordings: [[[7], /^recordings must be a list of paths/]],
      tableTokens: natural,
      resultTokens: natural,
      countTokens: listener,
      onEvent: listener,
      spreadsheetSafe: flag,
      measure: [[7, /^measure must name a column/]],
      aggregate: [["mode", /^aggregate must be .* but is "mode"$/]],
      time: [[7, /^time must name a column/]],
      compare: [[2008, /^compare must be two periods, such as "2008:2009", but is 2008$/]],
      by: [[7, /^by must name a column/]],
      where: [["region = North", /^where must be a list of conditions, such as "Region = Europe"/]],
      readQuestion: flag,
    },
  ),
  kind<OpenTableOptions>(
    "OpenTableOptions",
    { openTable: (options) => openTable("missing.csv", options) },
    {},
    {
      table: [[7, /^table must name a table or a sheet/]],
      memoryMb: natural,
      threads: natural,
      temporaryMb: natural,
      queryTimeoutMs: milliseconds,
      decimal: [[";", /^decimal must be "\." or ",", but is ";"$/]],
      nulls: [["n/a", /^nulls must be a list of words/]],
      dateFormat: [[7, /^dateFormat must be an order of d, m and y/]],
    },
  ),
  kind<SimulateOptions>(
    "SimulateOptions",
    { simulate },
    { scenario: scenario as never },
    {
      ...code,
      scenario: aScenario,
      ledger: aLedger,
      concurrency: natural,
      limits: [
        [500, /^limits must be an object such as/],
        [{ maxRequests: -1 }, /^limits\.maxRequests must be an integer of at least 0/],
        [{ maxTokens: 0.5 }, /^limits\.maxTokens must be/],
        [{ maxMinutes: Number.NaN }, /^limits\.maxMinutes must be a number of at least 0, but is NaN$/],
        [{ maxRequest: 5 }, /did you mean limits\.maxRequests\?$/],
      ],
      signal,
      onEvent: listener,
      onRound: listener,
      holder: text,
      deriveSeed: listener,
    },
  ),
  kind<SharedOptions>(
    "SharedOptions",
    { simulateShared },
    { scenario: scenario as never, workers: { make: () => Promise.resolve(null) } },
    {
      ...code,
      scenario: aScenario,
      ledger: aLedger,
      concurrency: natural,
      limits: [[500, /^limits must be an object such as/]],
      signal,
      onEvent: listener,
      onRound: listener,
      holder: text,
      deriveSeed: listener,
      workers: [[{}, /^workers must be workers: an object with a function `make`/]],
    },
  ),
  kind<CoordinateOptions>(
    "CoordinateOptions",
    { coordinate },
    { database: database as never, run: databaseRun as never },
    {
      rankers: [[{}, /^rankers must be a list/]],
      custom: [[{}, /^custom must be a list/]],
      database: [[{}, /^database must be a database, as RunDatabase\.open gives it/]],
      run: [["street", /^run must be a run, as openRun or createRun gives it/]],
      limits: [[500, /^limits must be an object/]],
      signal,
      onEvent: listener,
      onRound: listener,
      onWaiting: listener,
      holder: text,
      shardSeconds: [[0, /^shardSeconds must be a positive number, but is 0$/]],
      leaseSeconds: [[5, /^leaseSeconds must be a whole number of at least 10, but is 5$/]],
      reconnectTimeoutSeconds: [[-1, /^reconnectTimeoutSeconds must be an integer of at least 0/]],
    },
  ),
  kind<WorkOptions>(
    "WorkOptions",
    { work },
    { database: database as never, run: databaseRun as never },
    {
      rankers: [[{}, /^rankers must be a list/]],
      custom: [[{}, /^custom must be a list/]],
      model: [["mistral", /^model must be an object/]],
      database: [[{}, /^database must be a database, as RunDatabase\.open gives it/]],
      run: [["street", /^run must be a run, as openRun or createRun gives it/]],
      concurrency: natural,
      signal,
      onShard: listener,
      exitWithoutCoordinator: flag,
      reconnectTimeoutSeconds: [[-1, /^reconnectTimeoutSeconds must be an integer of at least 0/]],
      name: text,
    },
  ),
  kind<WaitForRunOptions>(
    "WaitForRunOptions",
    { waitForRun },
    { database: database as never, fits: () => true },
    {
      database: [[{}, /^database must be a database, as RunDatabase\.open gives it/]],
      fits: [
        [undefined, /^fits must be a function, but is undefined$/],
        ["street", /^fits must be a function, but is "street"$/],
      ],
      signal,
      onWaiting: listener,
      reconnectTimeoutSeconds: [[-1, /^reconnectTimeoutSeconds must be an integer of at least 0/]],
    },
  ),
  kind<ModelPoliciesOptions>(
    "ModelPoliciesOptions",
    { modelPolicies },
    { client },
    {
      ...settings,
      form,
      odds: flag,
      client: aClient,
      digest: text,
      parameters: [[0, /^parameters must be an integer of at least 1, but is 0$/]],
      reasoningEffort: text,
    },
  ),
  kind<ForkOptions>(
    "ForkOptions",
    { fork },
    { parent: { scenario: scenario as never, ledger }, at: 0, change: {}, ledger },
    {
      ...code,
      parent: [["runs/a", /^parent must be a run: its scenario and its ledger, but is "runs\/a"$/]],
      at: [[-1, /^at must be an integer of at least 0, but is -1$/]],
      change: [["change.json", /^change must be a change, as fork-change\/v1 describes it/]],
      ledger: [[undefined, /^ledger must be a ledger/], ...aLedger],
      holder: text,
    },
  ),
  kind<VerifyOptions>(
    "VerifyOptions",
    { verify },
    { scenario: scenario as never, ledger },
    {
      rankers: code.rankers,
      custom: code.custom,
      scenario: aScenario,
      ledger: [[undefined, /^ledger must be a ledger/], ...aLedger],
    },
  ),
  kind<PlayEnsembleOptions>(
    "PlayEnsembleOptions",
    { playEnsemble },
    { ensemble: { ensemble: { runs: [] }, scenario } as never },
    {
      ...code,
      ensemble: [[undefined, /^ensemble must be an ensemble, as createEnsembleFolder or openEnsembleFolder/]],
      concurrency: natural,
      limits: [
        [500, /^limits must be an object such as/],
        [{ maxRequest: 5 }, /did you mean limits\.maxRequests\?$/],
      ],
      signal,
      onEvent: listener,
    },
  ),
  kind<ShowOptions>(
    "ShowOptions",
    { showDecisions },
    { scenario: scenario as never, ledger, which: () => true },
    {
      rankers: code.rankers,
      custom: code.custom,
      scenario: aScenario,
      ledger: [[undefined, /^ledger must be a ledger/], ...aLedger],
      which: [[undefined, /^which must be a function/], ...listener],
    },
  ),
  kind<ShowAnswersOptions>(
    "ShowAnswersOptions",
    { showAnswers },
    { scenario: scenario as never, ledger, which: () => true },
    {
      rankers: code.rankers,
      custom: code.custom,
      scenario: aScenario,
      ledger: [[undefined, /^ledger must be a ledger/], ...aLedger],
      which: [[undefined, /^which must be a function/], ...listener],
    },
  ),
  kind<MeasureOptions>(
    "MeasureOptions",
    { measureRun },
    { scenario: scenario as never, ledger },
    {
      rankers: code.rankers,
      custom: code.custom,
      scenario: aScenario,
      ledger: [[undefined, /^ledger must be a ledger/], ...aLedger],
      post: [[7, /^post must be a string that is not blank, but is 7$/]],
      bySegment: flag,
      partial: flag,
    },
  ),
  kind<CompareOptions>(
    "CompareOptions",
    { compareRuns },
    { a: [measured as never], b: [measured as never] },
    {
      a: [["out/a", /^a must be a list of runs as measureRun gives them, and not empty/]],
      b: [[[], /^b must be a list of runs as measureRun gives them, and not empty/]],
      size: [
        [
          0.1,
          /^size must be an object such as \{ share: 0\.1 \} or \{ absolute: 5 \}, above 0, but is 0\.1$/,
        ],
      ],
    },
  ),
  kind<CompareSidesOptions>(
    "CompareSidesOptions",
    { compareSides },
    { sides: [[measured as never], [measured as never]] },
    {
      sides: [
        [[[measured]], /^sides must be a list of at least 2 sides, each the runs that measureRun gives/],
      ],
      deciding: [["reach_rat", /^deciding must be /]],
      size: [
        [
          0.1,
          /^size must be an object such as \{ share: 0\.1 \} or \{ absolute: 5 \}, above 0, but is 0\.1$/,
        ],
      ],
    },
  ),
  kind<InterviewOptions>(
    "InterviewOptions",
    { interviewAgent },
    { scenario: scenario as never, ledger, client, agent: "mara", question: "Why?" },
    {
      ...settings,
      rankers: code.rankers,
      custom: code.custom,
      scenario: aScenario,
      ledger: [[undefined, /^ledger must be a ledger/], ...aLedger],
      client: aClient,
      form,
      agent: [[7, /^agent must be a string that is not blank, but is 7$/]],
      question: [[" ", /^question must be a string that is not blank/]],
      memory: natural,
      signal,
    },
  ),
  kind<SqliteLedgerOptions>(
    "SqliteLedgerOptions",
    { openSqliteLedger: (options) => openSqliteLedger("missing/ledger.sqlite", options) },
    {},
    { readOnly: flag },
  ),
  kind<StatechartFunctions<typeof chart, unknown>>(
    "StatechartFunctions",
    { createStatechart: (functions) => createStatechart(chart, functions) },
    { guards: { unlocked: () => true }, actions: { slam: () => undefined } },
    {
      guards: [
        [{}, /unlocked/],
        [{ unlocked: true }, /unlocked/],
      ],
      actions: [
        [{}, /slam/],
        [{ slam: "door" }, /slam/],
      ],
    },
  ),
  kind<CodegenOptions>(
    "GenerateOptions",
    { generate, checkGenerated },
    { schemas: "missing", out: "missing/out", runtime: "r", rootRuntime: "r" },
    {
      schemas: [
        [undefined, /^schemas must be the path of the folder of schemas, but is undefined$/],
        [7, /^schemas must be .* but is 7$/],
      ],
      out: [[" ", /^out must be the path of the folder that generated code fills/]],
      runtime: [[7, /^runtime must name the module that gives createContract/]],
      rootRuntime: [[7, /^rootRuntime must name the module/]],
      readme: [[true, /^readme must be the path of a README, but is true$/]],
      validators: flag,
      formats: [["rule", /^formats must be "annotation" or "assertion", but is "rule"$/]],
      overwrite: [["a.ts", /^overwrite must be a list of the paths of files, but is "a\.ts"$/]],
    },
  ),
];
