import { writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { acquireLock, requireNotHeld } from "../index.js";
import { freshFolder, makePipe } from "../testing/folder.js";

const at = freshFolder();

it("says who holds a lock, and nothing once it is released", async () => {
  const lock = await acquireLock(at("run.lock"), "the run");
  await expect(requireNotHeld(at("run.lock"), "the run")).rejects.toMatchObject({
    code: "LOCKED",
    message: expect.stringMatching(
      /^the run is held by process \d+ .*; wait until it ends or stop it, then try again$/,
    ),
  });
  await lock.release();
  await requireNotHeld(at("run.lock"), "the run");
});

it("takes no lock: another process can take it", async () => {
  const text = JSON.stringify({ format: "concordat-lock/1", pid: 1, host: "h", since: "s", program: "p" });
  await writeFile(at("run.lock"), `${text}\n`);
  await requireNotHeld(at("run.lock"), "the run");
  await (await acquireLock(at("run.lock"), "the run")).release();
});

it("finds nothing held by what is no lock", async () => {
  await writeFile(at("notes"), "mine");
  await requireNotHeld(at("notes"), "notes");
  await requireNotHeld(at("none"), "nothing");
  if (process.platform !== "win32") await requireNotHeld(makePipe(at("pipe")), "a pipe");
});
