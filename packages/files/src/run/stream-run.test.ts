import { expect, it } from "vitest";
import { openRun, runIdentity } from "../index.js";
import { freshFolder, makePipe } from "../testing/folder.js";

const at = freshFolder();

it("names the pipe that nobody reads, if the record of a run goes to it", { timeout: 15_000 }, async () => {
  makePipe(at("pipe"));
  const run = await openRun({
    at: { file: at("pipe") },
    existing: "refuse",
    identity: runIdentity({ model: "m" }),
  });
  await expect(run.write(at("pipe"), "the record")).rejects.toMatchObject({
    code: "UNWRITABLE",
    message: expect.stringContaining(`${at("pipe")} cannot be written: no process has read from this pipe`),
  });
});
