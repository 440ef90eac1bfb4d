import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { spawnCli } from "../testing/run-cli.js";

it("fails a command that waits for what never happens, instead of ending as if all were well", async () => {
  const silence = "globalThis.fetch = () => new Promise(() => {})";
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(silence)}`,
  };
  const child = spawnCli(["doctor"], { env, stdio: ["ignore", "ignore", "pipe"] });
  const [said, [code]] = await Promise.all([
    child.stderr === null ? "" : text(child.stderr),
    once(child, "close"),
  ]);
  expect([code, said]).toEqual([1, expect.stringContaining("the command did not finish")]);
});
