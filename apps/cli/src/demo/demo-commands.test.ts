import { expect, it } from "vitest";
import { demoCommands } from "./demo-commands.js";

const clone = "/home/ada/concordat";
const script = `${clone}/apps/cli/bin/concordat.js`;

it("starts the file of the command line in a clone, from where the demo was started", () => {
  const { verify, view, larger } = demoCommands(script, clone);
  const folder = "out/demo-1";
  expect(verify(folder)).toBe("node apps/cli/bin/concordat.js simulate verify \\\n    out/demo-1");
  expect(view(folder)).toBe("node apps/cli/bin/concordat.js view \\\n    out/demo-1");
  expect(larger(folder)).toContain("node apps/cli/bin/concordat.js simulate");
  expect(larger(folder)).toContain(" examples/market-street/scenario.json ");
  expect(demoCommands(script, `${clone}/docs`).larger(folder)).toContain(
    " ../examples/market-street/scenario.json ",
  );
});

it.each([
  ["/usr/local/bin/concordat", "/home/ada", "concordat"],
  ["/home/ada/p/node_modules/.bin/concordat", "/home/ada/p", "node_modules/.bin/concordat"],
  ["/home/ada/p/node_modules/.bin/concordat", "/home/ada/p/src", "../node_modules/.bin/concordat"],
  ["/home/ada/p/node_modules/concordat/bin/concordat.js", "/home/ada", "concordat"],
])("of %s in %s it writes %s, and simulates the run's own scenario", (installed, cwd, program) => {
  const { verify, larger } = demoCommands(installed, cwd);
  expect(verify("it's")).toBe(`${program} simulate verify \\\n    'it'\\''s'`);
  expect(larger("out/demo-1")).toBe(
    `${program} simulate \\\n    out/demo-1/scenario.json \\\n    --model mistral --timeout 300 --out out/demo-mistral`,
  );
});
