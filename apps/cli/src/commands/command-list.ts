import type { CommandRow } from "./command-row.js";

/** Every command, in the order of the help. */
export const commands: readonly CommandRow[] = [
  {
    name: "ask",
    job: "ask",
    summary: "ask a model a question and print an answer that matches a schema",
    load: () => import("./ask.js"),
  },
  {
    name: "models",
    job: "ask",
    summary: "compare how reliably models answer as a schema demands",
    load: () => import("./models.js"),
  },
  {
    name: "parse",
    job: "check",
    summary: "extract a checked value from a model's text, repairing its JSON",
    load: () => import("./parse.js"),
  },
  {
    name: "validate",
    job: "check",
    summary: "check JSON or NDJSON files against a schema, without repairs",
    load: () => import("./validate.js"),
  },
  {
    name: "schema",
    job: "check",
    summary: "list the built-in schemas, print one, or show it as sent to an engine",
    load: () => import("./schema.js"),
  },
  {
    name: "diff",
    job: "check",
    summary: "list the changes between two schemas, and who breaks",
    load: () => import("./diff.js"),
  },
  {
    name: "import",
    job: "check",
    summary: "convert posts, profiles or decisions from other tools",
    load: () => import("./import.js"),
  },
  {
    name: "demo",
    job: "simulate",
    summary: "run a small simulation with a real language model, in about a minute",
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
    summary: "explore a simulation in the browser: rounds, network, posts, agents",
    load: () => import("./view.js"),
  },
  {
    name: "calibrate",
    job: "simulate",
    summary: "estimate what all people would answer, from simulated agents and some real answers",
    load: () => import("./calibrate.js"),
  },
  {
    name: "study",
    job: "simulate",
    summary: "find which of several messages does best in a simulated audience, with what certainty, and why",
    load: () => import("./study.js"),
  },
  {
    name: "decide",
    job: "simulate",
    summary: "let simulated readers decide what to do with the posts of a feed",
    load: () => import("./decide.js"),
  },
  {
    name: "copilot",
    job: "decide",
    summary: "prepare a decision: facts, pros, cons, risks and a recommendation, from your documents",
    load: () => import("./copilot.js"),
  },
  {
    name: "analyze",
    job: "decide",
    summary: "answer a question about a table, with every number computed",
    load: () => import("./analyze.js"),
  },
  {
    name: "reason",
    job: "decide",
    summary: "let a model choose the next state of a statechart",
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
    summary: "create a TypeScript project that asks a model, with a test that needs no model",
    load: () => import("./init.js"),
  },
  {
    name: "mcp",
    job: "serve",
    summary: "serve these commands as tools to an editor or chat, over the Model Context Protocol",
    load: () => import("./mcp.js"),
  },
  {
    name: "doctor",
    job: "serve",
    summary: "check which servers, models and programs are available, and how to set up the rest",
    load: () => import("./doctor.js"),
  },
  {
    name: "completion",
    job: "serve",
    summary: "print a completion script for bash, zsh or fish",
    load: () => import("./completion.js"),
  },
];
