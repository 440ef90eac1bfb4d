/** What a caller from JavaScript may hand to any function by mistake. */
export const nonsense: readonly (readonly [name: string, value: unknown])[] = [
  ["undefined", undefined],
  ["null", null],
  ["7", 7],
  ["{}", {}],
  ["a text", "text"],
  ["[]", []],
];

/**
 * Entries of packages that are building blocks: their functions are called by other code with what the compiler has
 * checked, often for each character or row, and check nothing themselves.
 */
export const buildingBlocks: readonly string[] = [
  "@concordat/contracts/options",
  "@concordat/dialect",
  "@concordat/files",
  "@concordat/files/text",
  "@concordat/llm/server-errors",
  "@concordat/pattern",
  "@concordat/report-kit",
  "@concordat/report-kit/shell-word",
  "@concordat/simulation/shared",
];

/** The same, of entries whose other functions check what they are given. Errors, which a package makes itself, are left out as well. */
export const buildingBlocksOf: Readonly<Record<string, readonly string[]>> = {
  "@concordat/agent": [
    "answerView",
    "decisionPrompt",
    "decisionTurns",
    "formOf",
    "interviewPrompt",
    "itemView",
    "recordedAttempt",
    "recordedStep",
    "relativeTime",
    "surveyPrompt",
    "undecidedRecord",
    "validRecord",
  ],
  "@concordat/ai-sdk": ["wireFormOf"],
  "@concordat/analyst": ["aggregateNamed", "coverageOf", "estimateTokens"],
  "@concordat/codegen": ["withDefaultsRequired"],
  "@concordat/contracts": ["createContract", "formatViolation", "parsePointer"],
  "@concordat/contracts/contract": ["createContract", "formatViolation", "parsePointer"],
  "@concordat/copilot": [
    "condense",
    "contextOf",
    "contextSize",
    "fits",
    "isFinished",
    "normalisePlan",
    "paragraphsOf",
    "unsupportedRecommendation",
  ],
  "create-concordat": ["runningPackageManager"],
  "@concordat/import": ["formatNamed"],
  "@concordat/llm": [
    "addUsage",
    "concurrencyWarning",
    "describeFields",
    "describeSchema",
    "drawnOption",
    "failureOf",
    "isStorable",
    "ownWording",
    "quotePlain",
    "recordedClients",
    "stoppable",
    "textOf",
    "toWireSchema",
  ],
  "@concordat/llm/replay": ["Cassette", "requestKey"],
  "@concordat/parser/explain": ["explainResult"],
  "@concordat/simulation": [
    "answerContract",
    "chartMoves",
    "forkedScenario",
    "formatDifference",
    "formatProblem",
    "meanInterval",
    "needsModel",
    "recordedRounds",
    "reportsUsage",
    "surveysOf",
  ],
  // Its constructor is private; RunDatabase.open makes one.
  "@concordat/simulation-postgres": ["RunDatabase"],
  "@concordat/simulation/sqlite": ["checkNewFolder", "runFolderOf"],
  "@concordat/simulation-report": [
    "comparisonNotes",
    "comparisonSections",
    "decisionLine",
    "decisionsTitle",
    "differenceSentence",
    "filterArguments",
    "listsSection",
    "matchesFilter",
    "measureName",
  ],
};
