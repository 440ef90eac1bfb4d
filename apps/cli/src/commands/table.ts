import type { CommandRow } from "./command-row.js";

/** Every command, in the order of the help. */
export const commands: readonly CommandRow[] = [
  {
    name: "ask",
    job: "ask",
    summary: "ask a model a question, and print its answer as a value of a schema",
    load: () => import("./ask.js"),
  },
  {
    name: "models",
    job: "ask",
    summary: "compare how well models keep a contract, on the same inputs and seeds",
    load: () => import("./models.js"),
  },
  {
    name: "parse",
    job: "check",
    summary: "read a text that a model wrote as a value of a contract",
    load: () => import("./parse.js"),
  },
  {
    name: "validate",
    job: "check",
    summary: "check JSON or NDJSON files against a contract, strictly",
    load: () => import("./validate.js"),
  },
  {
    name: "schema",
    job: "check",
    summary: "list the contracts, print one, or show what an engine is asked with",
    load: () => import("./schema.js"),
  },
  {
    name: "diff",
    job: "check",
    summary: "name every change between two schemas, and whom it breaks",
    load: () => import("./diff.js"),
  },
  {
    name: "import",
    job: "check",
    summary: "turn posts, profiles or decisions of other tools into the contracts",
    load: () => import("./import.js"),
  },
  {
    name: "demo",
    job: "simulate",
    summary: "play a small simulation with a real model in process",
    load: () => import("./demo.js"),
  },
  {
    name: "simulate",
    job: "simulate",
    summary: "simulate an audience round by round; resume, fork, verify, show or export a run",
    load: () => import("./simulate.js"),
  },
  {
    name: "view",
    job: "simulate",
    summary: "look into a run in the browser: rounds, network, posts, agents, decisions",
    load: () => import("./view.js"),
  },
  {
    name: "calibrate",
    job: "simulate",
    summary: "estimate what people would say, from simulated agents and the answers of some of them",
    load: () => import("./calibrate.js"),
  },
  {
    name: "study",
    job: "simulate",
    summary: "say which of several messages does best in a simulated audience, how surely, and why",
    load: () => import("./study.js"),
  },
  {
    name: "decide",
    job: "simulate",
    summary: "let agents decide on the posts of a feed",
    load: () => import("./decide.js"),
  },
  {
    name: "copilot",
    job: "decide",
    summary: "bring a question to a decision report, or continue one",
    load: () => import("./copilot.js"),
  },
  {
    name: "analyze",
    job: "decide",
    summary: "explore a table in planned iterations and report what drove a change",
    load: () => import("./analyze.js"),
  },
  {
    name: "reason",
    job: "decide",
    summary: "let a model pick the next state, once or through a whole feed",
    load: () => import("./reason.js"),
  },
  {
    name: "chart",
    job: "decide",
    summary: "show, check or export a statechart",
    load: () => import("./chart.js"),
  },
  {
    name: "init",
    job: "serve",
    summary: "create a project that asks a model, with a test that needs none",
    load: () => import("./init.js"),
  },
  {
    name: "mcp",
    job: "serve",
    summary: "serve all of this to a client of the Model Context Protocol, on standard input and output",
    load: () => import("./mcp.js"),
  },
  {
    name: "doctor",
    job: "serve",
    summary: "say which servers, models and programs are here, and what to do about those that are not",
    load: () => import("./doctor.js"),
  },
  {
    name: "completion",
    job: "serve",
    summary: "print the script with which bash, zsh or fish completes these commands",
    load: () => import("./completion.js"),
  },
];
