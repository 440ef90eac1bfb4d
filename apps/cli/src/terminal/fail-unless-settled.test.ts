import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { spawnCli } from "../testing/run-cli.js";

/** A module that lets every reading of a file named `never.json` go on without an end. */
const unread = `
  import files from "node:fs/promises";
  import { syncBuiltinESMExports } from "node:module";
  for (const name of ["open", "readFile", "stat"]) {
    const original = files[name];
    files[name] = (path, ...rest) =>
      String(path).endsWith("never.json") ? new Promise(() => {}) : original(path, ...rest);
  }
  syncBuiltinESMExports();`;

it("fails a command that waits for what never happens, instead of ending as if all were well", async () => {
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(unread)}`,
  };
  const child = spawnCli(["diff", "never.json", "never.json"], { env, stdio: ["ignore", "ignore", "pipe"] });
  const [said, [code]] = await Promise.all([
    child.stderr === null ? "" : text(child.stderr),
    once(child, "close"),
  ]);
  expect([code, said]).toEqual([1, expect.stringContaining("the command did not finish")]);
});
