import { spawn } from "node:child_process";
import { once } from "node:events";
import { link, open, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { claimOutputs } from "../index.js";
import { freshFolder } from "../testing/folder.js";

const at = freshFolder();
const built = pathToFileURL(join(import.meta.dirname, "../../dist/index.js")).href;

/** Claims a path with `--overwrite` in a process whose standard input and output are files; gives what it is told. */
async function claimed(path: string, input: string, output: string): Promise<string> {
  const program = `import { claimOutputs } from ${JSON.stringify(built)};
    await claimOutputs([${JSON.stringify(path)}], { overwrite: true, inputs: [${JSON.stringify(at("named"))}] })
      .then(() => console.error("claimed"), (error) => console.error(error.code, error.message));`;
  const [stdin, stdout] = [await open(input, "r+"), await open(output, "a")];
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: [stdin.fd, stdout.fd, "pipe"],
  });
  const said = child.stderr === null ? "" : text(child.stderr);
  await once(child, "exit");
  await Promise.all([stdin.close(), stdout.close()]);
  return (await said).trim();
}

describe.skipIf(process.platform === "win32")("what is standard input (skipped on Windows)", () => {
  it.each(["input", "hard", "symbolic", "/dev/stdin"])("is never an output: %s", async (name) => {
    await writeFile(at("input"), "mine");
    await link(at("input"), at("hard"));
    await symlink("input", at("symbolic"));
    const path = name.startsWith("/") ? name : at(name);
    expect(await claimed(path, at("input"), at("log"))).toBe(
      `OUTPUT_IS_INPUT ${path} is an input (the same file as standard input); write to another file`,
    );
    expect(await readFile(at("input"), "utf8")).toBe("mine");
  });

  it("does not keep other files from being written", async () => {
    await writeFile(at("input"), "mine");
    await writeFile(at("other"), "old");
    expect(await claimed(at("other"), at("input"), at("log"))).toBe("claimed");
  });

  it("is not the only input: standard output may be one that was named", async () => {
    await writeFile(at("input"), "mine");
    await writeFile(at("named"), "mine");
    expect(await claimed("/dev/stdout", at("input"), at("named"))).toBe(
      `OUTPUT_IS_INPUT /dev/stdout is an input (the same file as ${at("named")}); write to another file`,
    );
  });
});

it("refuses two names of one file", async () => {
  await writeFile(at("a"), "old");
  await link(at("a"), at("b"));
  await expect(claimOutputs([at("a"), at("b")], { overwrite: true })).rejects.toThrow(
    `${at("b")} and ${at("a")} are the same file; write to two`,
  );
});
