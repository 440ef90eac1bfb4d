#!/usr/bin/env node
// Fails when a package depends on one it must not know. Dependencies point one way:
//
//   contracts, parser, files < llm < agent, reasoner, copilot, analyst < simulation < mcp < cli;
//   simulation-postgres, viewer and study between simulation and cli
//   statechart next to them, for reasoner, simulation and cli; pattern < dialect, llm, schema-diff
//   dialect, files < codegen, needed to build contracts and by nothing that runs; dialect < schema-diff
//
// Development dependencies may cross these lines in tests, never in the sources that are published: whatever
// a published source imports must be among its package's dependencies or peers. The folders of a package that has floors
// use only those below.
import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join, posix } from "node:path";

/** The packages of ours that each package may depend on at run time. */
const mayDependOn = {
  "@concordat/pattern": [],
  "@concordat/dialect": ["@concordat/pattern"],
  "@concordat/codegen": ["@concordat/dialect", "@concordat/files"],
  "@concordat/contracts": ["@concordat/dialect"],
  "@concordat/parser": [],
  "@concordat/statechart": [],
  "@concordat/files": [],
  "@concordat/llm": ["@concordat/contracts", "@concordat/files", "@concordat/parser", "@concordat/pattern"],
  "@concordat/ai-sdk": ["@concordat/contracts", "@concordat/llm", "@concordat/parser"],
  "@concordat/schema-diff": ["@concordat/dialect", "@concordat/pattern"],
  "@concordat/report-kit": [],
  "create-concordat": ["@concordat/contracts"],
  "@concordat/documents": ["@concordat/contracts", "@concordat/files"],
  "@concordat/import": ["@concordat/contracts", "@concordat/files"],
  "@concordat/analyst": [
    "@concordat/contracts",
    "@concordat/files",
    "@concordat/llm",
    "@concordat/report-kit",
  ],
  "@concordat/copilot": [
    "@concordat/contracts",
    "@concordat/files",
    "@concordat/llm",
    "@concordat/report-kit",
  ],
  "@concordat/agent": ["@concordat/contracts", "@concordat/llm"],
  "@concordat/simulation": [
    "@concordat/agent",
    "@concordat/contracts",
    "@concordat/dialect",
    "@concordat/files",
    "@concordat/llm",
    "@concordat/reasoner",
    "@concordat/statechart",
  ],
  "@concordat/simulation-postgres": ["@concordat/contracts", "@concordat/llm", "@concordat/simulation"],
  "@concordat/simulation-export": ["@concordat/contracts", "@concordat/files", "@concordat/simulation"],
  "@concordat/simulation-report": [
    "@concordat/contracts",
    "@concordat/files",
    "@concordat/llm",
    "@concordat/report-kit",
    "@concordat/simulation",
  ],
  "@concordat/viewer": ["@concordat/contracts", "@concordat/simulation", "@concordat/simulation-report"],
  "@concordat/calibration": [
    "@concordat/contracts",
    "@concordat/files",
    "@concordat/report-kit",
    "@concordat/simulation",
  ],
  "@concordat/study": [
    "@concordat/analyst",
    "@concordat/calibration",
    "@concordat/contracts",
    "@concordat/copilot",
    "@concordat/files",
    "@concordat/llm",
    "@concordat/report-kit",
    "@concordat/simulation",
    "@concordat/simulation-export",
    // Its page lists decisions, and leads to them, as the reports of its runs do.
    "@concordat/simulation-report",
  ],
  "@concordat/reasoner": [
    "@concordat/contracts",
    "@concordat/llm",
    "@concordat/parser",
    "@concordat/statechart",
  ],
  "@concordat/react": ["@concordat/contracts", "@concordat/llm", "@concordat/parser"],
  "@concordat/opentelemetry": ["@concordat/contracts", "@concordat/llm"],
  "@concordat/mcp": [
    "@concordat/agent",
    "@concordat/analyst",
    "@concordat/contracts",
    "@concordat/copilot",
    "@concordat/dialect",
    "@concordat/files",
    "@concordat/llm",
    "@concordat/parser",
    "@concordat/schema-diff",
    "@concordat/simulation",
  ],
  "@concordat/playground": [
    "@concordat/contracts",
    "@concordat/dialect",
    "@concordat/parser",
    "@concordat/schema-diff",
    "@concordat/statechart",
  ],
  concordat: [
    "@concordat/agent",
    "@concordat/analyst",
    "@concordat/calibration",
    "@concordat/contracts",
    "@concordat/copilot",
    "@concordat/dialect",
    "@concordat/documents",
    "@concordat/files",
    "@concordat/import",
    "@concordat/llm",
    "@concordat/mcp",
    "@concordat/parser",
    "@concordat/reasoner",
    "@concordat/report-kit",
    "@concordat/schema-diff",
    "@concordat/simulation",
    "@concordat/simulation-postgres",
    "@concordat/simulation-export",
    "@concordat/simulation-report",
    "@concordat/statechart",
    "@concordat/study",
    "@concordat/viewer",
    "create-concordat",
  ],
};

/** The folders of a large package's `src`, from the ground up: each may import those before it. */
const floors = {
  "packages/simulation": [
    ...[
      "error",
      "hash",
      "random",
      "network",
      "world",
      "feed",
      "ledger",
      "policy",
      "scenario",
      "model",
      "round",
    ],
    ...["run", "folder", "analysis", "ensemble", "sweep", "entry"],
  ],
};

/** Packages of others that the build makes part of a package, or of which only types are used that no entry point shows. */
const builtIn = {
  "@concordat/llm": ["@noble/hashes", "eventsource-parser", "ollama"],
  "@concordat/simulation": ["jsonc-parser"],
};

/** Packages of `builtIn` of which only types are used. */
const onlyTypes = ["ollama"];

/** Packages that promise to bring nothing with them. Optional peers are brought by the user. */
const withoutDependencies = ["@concordat/contracts", "@concordat/parser", "@concordat/statechart"];

const root = join(import.meta.dirname, "..");
const manifests = ["packages", "apps"].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => {
    const file = `${folder}/${name}/package.json`;
    return { file, folder: `${folder}/${name}`, ...JSON.parse(readFileSync(join(root, file), "utf8")) };
  }),
);

const problems = [
  ...manifests.flatMap((manifest) => [...crossings(manifest), ...undeclaredImports(manifest)]),
  ...Object.entries(floors).flatMap(([folder, names]) => upwardImports(folder, names)),
  ...missingInDemo(),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.error(`${manifests.length} packages, every dependency points one way`);

/**
 * Packages that a build joins into ours, and that the root does not depend on. The demo runs unjoined modules, and installs
 * no development dependencies of packages.
 */
function missingInDemo() {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.values(builtIn)
    .flat()
    .filter((name) => !onlyTypes.includes(name) && !(name in dependencies))
    .map(
      (name) => `package.json: must depend on ${name}, which the demo runs and does not install otherwise`,
    );
}

/**
 * Dependencies between our packages that the table does not allow, and all dependencies of packages that promise to
 * have none.
 */
function crossings({ file, name, private: isPrivate, dependencies = {}, peerDependencies = {} }) {
  const allowed = mayDependOn[name];
  if (allowed === undefined) {
    return isPrivate ? [] : [`${file}: ${name} has no place in the table of tools/check-boundaries.mjs`];
  }
  const ours = Object.keys({ ...dependencies, ...peerDependencies }).filter((other) => other in mayDependOn);
  const crossing = ours.filter((other) => !allowed.includes(other));
  const brought = withoutDependencies.includes(name) ? Object.keys(dependencies) : [];
  return [
    ...crossing.map(
      (other) => `${file}: ${name} must not depend on ${other}; it may on ${allowed.join(", ") || "none"}`,
    ),
    ...brought.map((other) => `${file}: ${name} promises to bring nothing, but depends on ${other}`),
  ];
}

/** Packages that a published source imports although its own package does not bring them. */
function undeclaredImports({ folder, name, private: isPrivate, dependencies = {}, peerDependencies = {} }) {
  if (isPrivate) return [];
  const declared = new Set([
    name,
    ...(builtIn[name] ?? []),
    ...Object.keys({ ...dependencies, ...peerDependencies }),
  ]);
  return publishedSources(folder).flatMap((file) =>
    importedPackages(readFileSync(join(root, file), "utf8"))
      .filter((other) => !declared.has(other) && !builtinModules.includes(other))
      .map((other) => `${file}: imports ${other}, which is not among the dependencies of ${name}`),
  );
}

/** Imports of a package's sources that lead to a folder above their own, or to one that has no floor. */
function upwardImports(folder, names) {
  const floorOf = (path) => names.indexOf(path.split("/")[0]);
  const inside = publishedSources(folder).map((file) => file.slice(`${folder}/src/`.length));
  return inside
    .filter((file) => file.includes("/"))
    .flatMap((file) => {
      const targets = [
        ...readFileSync(join(root, folder, "src", file), "utf8").matchAll(/\bfrom "(\.[^"]+)"/g),
      ];
      const paths = targets.map(([, target]) => posix.join(posix.dirname(file), target));
      const upward = paths.filter((path) => floorOf(path) < 0 || floorOf(path) > floorOf(file));
      return upward.map(
        (path) => `${folder}/src/${file}: must not import ${path}, which is on a higher floor`,
      );
    });
}

/** Validators are omitted: a build that runs concurrently replaces them, and they import nothing. */
function publishedSources(folder) {
  return readdirSync(join(root, folder, "src"), { recursive: true })
    .map((file) => `${folder}/src/${file}`)
    .filter(
      (file) =>
        file.endsWith(".ts") && !/\.test(-d)?\.ts$|\/testing\/|\/generated\/.*\/validate\.ts$/.test(file),
    );
}

function importedPackages(source) {
  const specifiers = source.matchAll(
    /^(?:import|export)\b[^"';]*?from "([^".#][^"]*)"|\bimport\("([^".#][^"]*)"\)/gm,
  );
  return [...specifiers]
    .map(([, fromStatement, fromCall]) => fromStatement ?? fromCall)
    .filter((specifier) => !specifier.startsWith("node:"))
    .map((specifier) =>
      specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/"),
    );
}
