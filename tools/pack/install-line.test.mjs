import { expect, it } from "vitest";
import { installLine, withDependencies } from "./install-line.mjs";

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
  [[], ["agent", "llm", "parser", "chart"]],
])("of %j installs %j: a package with all of ours that it depends on", (wanted, all) => {
  expect(withDependencies(packages, wanted)).toEqual(all);
});

it("is one command of npm, with quotes where a path needs them", () => {
  expect(installLine(packages, tarballs, ["llm"])).toBe(
    "npm install /out/llm-1.0.0.tgz /out/parser-1.0.0.tgz",
  );
  const spaced = new Map([["chart", "/my clone/chart-1.0.0.tgz"]]);
  expect(installLine(packages, spaced, ["chart"])).toBe('npm install "/my clone/chart-1.0.0.tgz"');
});
