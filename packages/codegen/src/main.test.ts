import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { city, temporaryFolder } from "./testing/schema-folder.js";

function run(cwd: string, ...args: string[]) {
  const bin = join(import.meta.dirname, "../bin/concordat-codegen.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd, encoding: "utf8" });
  return { status, stdout, stderr };
}

it("generates, then finds nothing stale, then names what is", async () => {
  await using folder = await temporaryFolder();
  await folder.write("schemas/city/v1/schema.json", city);
  const args = ["--schemas", "schemas", "--out", "out"];

  expect(run(folder.path, ...args)).toEqual({
    status: 0,
    stdout: "",
    stderr: "1 contract written to out\n",
  });
  expect(run(folder.path, ...args, "--check")).toEqual({ status: 0, stdout: "", stderr: "" });

  await folder.write("schemas/city/v1/schema.json", { ...city, description: "Another." });
  const { status, stderr } = run(folder.path, ...args, "--check");
  expect(status).toBe(1);
  expect(stderr).toContain(`${join("out", "city", "v1", "schema.ts")}: stale`);
});

it.skipIf(process.platform === "win32")(
  "leaves nothing half-written where a file cannot be written (skipped on Windows)",
  async () => {
    await using folder = await temporaryFolder();
    await folder.write("schemas/city/v1/schema.json", city);
    const bin = join(import.meta.dirname, "../bin/concordat-codegen.js");
    // No file may grow beyond 512 bytes: every write that is larger fails, as on a full disk.
    const limited = `trap "" XFSZ; ulimit -f 1; exec "$0" "$1" --schemas schemas --out out`;
    const { status, stderr } = spawnSync("sh", ["-c", limited, process.execPath, bin], {
      cwd: folder.path,
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^out\S+ cannot be written: the file would be larger than allowed\n$/),
    ]);
    expect((await folder.list("out")).filter((file) => file.endsWith(".tmp"))).toEqual([]);
  },
);

it("answers a wrong schema and wrong usage with 2, without a stack trace", async () => {
  await using folder = await temporaryFolder();
  await folder.write("schemas/city/v1/schema.json", { ...city, not: {} });
  const wrong = run(folder.path, "--schemas", "schemas", "--out", "out");
  expect(wrong).toEqual({
    status: 2,
    stdout: "",
    stderr: `${join("schemas", "city", "v1", "schema.json")} (root): the keyword not is outside the portable subset\n`,
  });
  expect(run(folder.path).status).toBe(2);
  expect(run(folder.path, "--schemas", "schemas").stderr).toContain("the folder for code with --out <dir>");
  expect(run(folder.path, "--shemas", "schemas").stderr).toContain("(Did you mean --schemas?)");
  expect(run(folder.path, "--help").status).toBe(0);
});
