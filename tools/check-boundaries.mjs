#!/usr/bin/env node
// Fails when a package depends on one it must not know. Dependencies point one way:
//
//   contracts < parser < llm < agent, reasoner < cli        statechart beside them, for reasoner and cli
//   dialect < codegen, needed to build contracts and by nothing that runs
//
// Development dependencies may cross these lines in tests, never in the sources that are published: the
// compiler and knip hold that, since what a source imports must be declared here.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What each package may depend on when it runs, among our own. */
const mayDependOn = {
  "@concordat/dialect": [],
  "@concordat/codegen": ["@concordat/dialect"],
  "@concordat/contracts": ["@concordat/dialect"],
  "@concordat/parser": [],
  "@concordat/statechart": [],
  "@concordat/llm": ["@concordat/contracts", "@concordat/parser"],
  "@concordat/agent": ["@concordat/contracts", "@concordat/llm"],
  "@concordat/reasoner": ["@concordat/contracts", "@concordat/llm", "@concordat/statechart"],
  concordat: [
    "@concordat/agent",
    "@concordat/contracts",
    "@concordat/dialect",
    "@concordat/llm",
    "@concordat/parser",
    "@concordat/reasoner",
    "@concordat/statechart",
  ],
};

/** Packages that promise to bring nothing with them. Optional peers are brought by the user. */
const withoutDependencies = ["@concordat/contracts", "@concordat/parser", "@concordat/statechart"];

const root = join(import.meta.dirname, "..");
const manifests = ["packages", "apps"].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => {
    const file = `${folder}/${name}/package.json`;
    return { file, ...JSON.parse(readFileSync(join(root, file), "utf8")) };
  }),
);

const problems = manifests.flatMap(
  ({ file, name, private: isPrivate, dependencies = {}, peerDependencies = {} }) => {
    const allowed = mayDependOn[name];
    if (allowed === undefined) {
      return isPrivate ? [] : [`${file}: ${name} has no place in the table of tools/check-boundaries.mjs`];
    }
    const ours = Object.keys({ ...dependencies, ...peerDependencies }).filter(
      (dependency) => dependency in mayDependOn,
    );
    const crossing = ours
      .filter((dependency) => !allowed.includes(dependency))
      .map(
        (dependency) =>
          `${file}: ${name} must not depend on ${dependency}; it may on ${allowed.join(", ") || "none"}`,
      );
    const brought =
      withoutDependencies.includes(name) && Object.keys(dependencies).length > 0
        ? [
            `${file}: ${name} promises to have no dependencies, but has ${Object.keys(dependencies).join(", ")}`,
          ]
        : [];
    return [...crossing, ...brought];
  },
);

for (const problem of problems) console.error(problem);
console.error(problems.length === 0 ? `${manifests.length} packages, every dependency points one way` : "");
process.exitCode = problems.length === 0 ? 0 : 1;
