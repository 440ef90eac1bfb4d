import { expect, it } from "vitest";
import { npmArguments, withDependencies } from "./npm-arguments.mjs";

const packages = [
  { name: "agent", dependencies: { llm: "^1.0.0", zod: "^4.0.0" } },
  { name: "llm", dependencies: { parser: "^1.0.0" } },
  { name: "parser", peerDependencies: { chart: "^1.0.0" } },
  { name: "chart" },
];
const tarballs = new Map(packages.map(({ name }) => [name, `/out/${name}-1.0.0.tgz`]));

it.each([
  [["parser"], ["parser"]],
  [["agent"], ["agent", "llm", "parser"]],
  [
    ["chart", "llm"],
    ["llm", "parser", "chart"],
  ],
])("of %j installs %j: a package with all of ours that it depends on", (wanted, all) => {
  expect(withDependencies(packages, wanted)).toEqual(all);
});

it("leaves options and the packages of others to npm", () => {
  expect(npmArguments(packages, tarballs, ["--save-dev", "llm", "zod@4"])).toEqual([
    "--save-dev",
    "zod@4",
    "/out/llm-1.0.0.tgz",
  ]);
});

it.each(["-g", "--global"])(
  "with %s several packages share what they depend on, and what one has as a peer and another installs",
  (flag) => {
    const simulating = [
      {
        name: "cli",
        dependencies: { run: "^1.0.0", libsql: "^0.5.0" },
        peerDependencies: { llama: "^3.0.0" },
      },
      { name: "run", peerDependencies: { libsql: "^0.5.0" } },
    ];
    const files = new Map(simulating.map(({ name }) => [name, `${name}.tgz`]));
    expect(npmArguments(simulating, files, [flag, "cli"])).toEqual([flag, "cli.tgz"]);
    expect(npmArguments(simulating, files, [flag, "cli", "run"])).toEqual([
      flag,
      "libsql@^0.5.0",
      "cli.tgz",
      "run.tgz",
    ]);
    expect(npmArguments(simulating, files, ["cli"])).toEqual(["cli.tgz"]);
  },
);
