import { expect, it } from "vitest";
import { demoCommands } from "./demo-commands.js";

const clone = "/home/ada/concordat";
const script = `${clone}/apps/cli/bin/concordat.js`;

it("starts the file of the command line in a clone, from where the demo was started", () => {
  const { verify, larger, startHere } = demoCommands(script, clone);
  expect(verify("out/demo-1")).toBe("node apps/cli/bin/concordat.js simulate verify \\\n    out/demo-1");
  expect(larger).toContain("node apps/cli/bin/concordat.js simulate");
  expect(larger).toContain(" examples/market-street/scenario.json ");
  expect(startHere("concordat simulate resume out/demo-1")).toBe(
    "node apps/cli/bin/concordat.js simulate resume out/demo-1",
  );
  expect(demoCommands(script, `${clone}/docs`).larger).toContain(" ../examples/market-street/scenario.json ");
});

it.each(["/usr/local/bin/concordat", "/home/ada/p/node_modules/concordat/bin/concordat.js"])(
  "uses the name where %s is installed, and no file of the repository",
  (installed) => {
    const { verify, larger, startHere } = demoCommands(installed, "/home/ada");
    expect(verify("it's")).toBe("concordat simulate verify 'it'\\''s'");
    expect(larger).not.toContain("examples/");
    expect(startHere("concordat simulate resume out")).toBe("concordat simulate resume out");
  },
);
