import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

// If a build is found in turbo's cache, only its outputs are written: the sources of a new contract did not exist then.
it("keeps in turbo's cache what the build of the contracts generates, and builds again if that differs", () => {
  const folder = new URL("../packages/contracts/", import.meta.url);
  const withComments = readFileSync(new URL("turbo.json", folder), "utf8");
  const { build, generate } = JSON.parse(withComments.replace(/^\s*\/\/.*$/gm, "")).tasks;
  const generator = readFileSync(new URL("generate.mjs", folder), "utf8");
  const written = (option) => new RegExp(`"${option}", "([^"]+)"`).exec(generator)?.[1];
  for (const { outputs } of [build, generate])
    expect(outputs).toEqual(expect.arrayContaining([`${written("--out")}/**`, written("--readme")]));
  expect(build.inputs).toEqual(expect.arrayContaining(["src/**", written("--readme")]));
});
