import type { CommandRow } from "./command-row.js";

/** Every command, in the order of the help. */
export const commands: readonly CommandRow[] = [
  {
    name: "demo",
    summary: "a small simulation, with a real model in process",
    load: () => import("./demo.js"),
  },
  {
    name: "ask",
    summary: "ask a model a question, and print its answer as a value of a schema",
    load: () => import("./ask.js"),
  },
  {
    name: "decide",
    summary: "let agents decide on the posts of a feed",
    load: () => import("./decide.js"),
  },
  {
    name: "simulate",
    summary: "simulate an audience round by round; resume, fork, verify, show or export a run",
    load: () => import("./simulate.js"),
  },
  {
    name: "study",
    summary: "say which of several messages does best in a simulated audience, how surely, and why",
    load: () => import("./study.js"),
  },
  {
    name: "parse",
    summary: "read a text that a model wrote as a value of a contract",
    load: () => import("./parse.js"),
  },
  {
    name: "models",
    summary: "compare how well models keep a contract, on the same inputs and seeds",
    load: () => import("./models.js"),
  },
  {
    name: "validate",
    summary: "check JSON or NDJSON files against a contract, strictly",
    load: () => import("./validate.js"),
  },
  {
    name: "import",
    summary: "turn posts, profiles or decisions of other tools into the contracts",
    load: () => import("./import.js"),
  },
  {
    name: "schema",
    summary: "list the contracts, print one, or show what an engine is asked with",
    load: () => import("./schema.js"),
  },
  {
    name: "chart",
    summary: "show, check or export a statechart",
    load: () => import("./chart.js"),
  },
  {
    name: "reason",
    summary: "let a model pick the next state, once or through a whole feed",
    load: () => import("./reason.js"),
  },
  {
    name: "copilot",
    summary: "bring a question to a decision report, or continue one",
    load: () => import("./copilot.js"),
  },
  {
    name: "analyze",
    summary: "explore a table in planned iterations and report what drove a change",
    load: () => import("./analyze.js"),
  },
  {
    name: "diff",
    summary: "name every change between two schemas, and whom it breaks",
    load: () => import("./diff.js"),
  },
  {
    name: "mcp",
    summary: "serve all of this to a client of the Model Context Protocol, on standard input and output",
    load: () => import("./mcp.js"),
  },
  {
    name: "doctor",
    summary: "say which servers, models and programs are here, and what to do about those that are not",
    load: () => import("./doctor.js"),
  },
  {
    name: "completion",
    summary: "print the script with which bash, zsh or fish completes these commands",
    load: () => import("./completion.js"),
  },
];
