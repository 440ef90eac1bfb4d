import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { channelPlace } from "./channel-place.js";
import { controlRun } from "./control-run.js";
import { openRunChannel } from "./run-channel.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-channel-"));
  await writeFile(join(folder, "ledger.db"), "");
  vi.stubEnv("TMPDIR", folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const none = (why: string) => ({ state: "none", why: expect.stringContaining(why) });

/** A process that listens at a place, and is then killed. */
async function killedListener(place: string): Promise<void> {
  const script = `require("node:net").createServer().listen(${JSON.stringify(place)}, () => console.log("here"))`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "close");
}

describe("the channel of a run that is played", () => {
  it("lets each of several viewers pause it and have it continue, by any path to its folder", async () => {
    const changes: string[] = [];
    const { hold, close } = await openRunChannel(folder, (state) => changes.push(state));
    await symlink(folder, join(folder, "alias"));
    const [one, other] = [folder, join(folder, "alias")];
    expect(await controlRun(one, "state")).toEqual({ state: "playing", why: null });
    expect(hold()).toBeNull();
    expect(await controlRun(one, "pause")).toEqual({ state: "paused", why: null });
    expect(await controlRun(other, "pause")).toEqual({ state: "paused", why: null });
    const waiting = hold();
    expect(waiting).toBeInstanceOf(Promise);
    expect(await controlRun(other, "continue")).toEqual({ state: "playing", why: null });
    await waiting;
    expect(await controlRun(one, "state")).toEqual({ state: "playing", why: null });
    expect(changes).toEqual(["paused", "playing"]);
    await close();
    expect(await controlRun(one, "state")).toEqual(none("no process on this machine plays this run"));
  });

  it("lets the run go on when it ends, even if a program is still connected", async () => {
    const { hold, close } = await openRunChannel(folder, () => undefined);
    await controlRun(folder, "pause");
    const [waiting, place] = [hold(), (await channelPlace(folder)) ?? ""];
    const idle = createConnection(place).on("error", () => undefined);
    await once(idle, "connect");
    await close();
    await waiting;
  });

  it("closes the connection of a program that sends anything longer", async () => {
    const { close } = await openRunChannel(folder, () => undefined);
    const noisy = createConnection((await channelPlace(folder)) ?? "").on("error", () => undefined);
    noisy.write("x".repeat(10_000));
    await once(noisy, "close");
    expect(await controlRun(folder, "state")).toEqual({ state: "playing", why: null });
    await close();
  });

  it.skipIf(process.platform === "win32")("takes the place of one whose process was killed", async () => {
    const first = await openRunChannel(folder, () => undefined);
    await expect(openRunChannel(folder, () => undefined)).rejects.toThrow("another process plays it");
    await first.close();
    await killedListener((await channelPlace(folder)) ?? "");
    expect(await controlRun(folder, "pause")).toEqual(
      none("no process on this machine plays this run; `concordat simulate resume` continues one"),
    );
    const { close } = await openRunChannel(folder, () => undefined);
    expect(await controlRun(folder, "state")).toEqual({ state: "playing", why: null });
    await close();
  });

  it.skipIf(process.platform === "win32")("is not opened where another user could listen", async () => {
    const { close } = await openRunChannel(folder, () => undefined);
    await close();
    await chmod(join(folder, `concordat-${process.getuid?.()}`), 0o755);
    await expect(openRunChannel(folder, () => undefined)).rejects.toThrow("can be entered by other users");
  });

  it.skipIf(process.platform === "win32")("says that a run is another user's", async () => {
    vi.spyOn(process, "getuid").mockReturnValue(54_321);
    expect(await controlRun(folder, "pause")).toEqual(none("belongs to another user"));
  });

  it("says that a run in a database, or one that was removed, cannot be paused", async () => {
    expect(await controlRun(null, "pause")).toEqual(none("paused where it was started"));
    expect(await controlRun(join(folder, "removed"), "pause")).toEqual(none("no process on this machine"));
  });
});
