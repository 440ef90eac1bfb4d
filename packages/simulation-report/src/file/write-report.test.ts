import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claimReport, earlierReport } from "./write-report.js";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-report-test-"));
  file = join(folder, "report.html");
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (html: string, subject = "run 1", overwrite = false): Promise<void> =>
  (await claimReport({ file, subject, overwrite })).write(html);

describe("the file of a report", () => {
  it("is replaced by a later report of the same run", async () => {
    await write("<p>one</p>\n");
    await write("<p>two</p>\n");
    expect(await readFile(file, "utf8")).toMatch(
      /^<p>two<\/p>\n<!-- concordat report of \w{64}, sha256 \w{64} -->\n$/,
    );
  });

  it.each([
    ["of somebody else", async () => writeFile(file, "<p>mine</p>")],
    ["of another run", async () => write("<p>one</p>\n", "run 2")],
    [
      "that was changed since",
      async () => {
        await write("<p>one</p>\n");
        await writeFile(file, (await readFile(file, "utf8")).replace("one", "my own"));
      },
    ],
  ])("%s is left alone", async (_, make) => {
    await make();
    const before = await readFile(file, "utf8");
    await expect(write("<p>two</p>\n")).rejects.toMatchObject({ code: "OUTPUT_EXISTS" });
    expect(await readFile(file, "utf8")).toBe(before);
    await write("<p>two</p>\n", "run 1", true);
    expect(await readFile(file, "utf8")).toContain("two");
  });
});

it("an earlier report is given only if it is unmodified and of the same run", async () => {
  const subject = "run 1";
  expect(await earlierReport({ file, subject })).toBeNull();
  await write("<p>one</p>\n");
  expect(await earlierReport({ file, subject })).toContain("<p>one</p>");
  expect(await earlierReport({ file, subject: "run 2" })).toBeNull();
  await writeFile(file, (await readFile(file, "utf8")).replace("one", "my own"));
  expect(await earlierReport({ file, subject })).toBeNull();
});

it.skipIf(process.platform === "win32")(
  "a pipe is not an earlier report, and reading it does not block",
  async () => {
    execFileSync("sh", ["-c", `mkfifo "$0"`, file]);
    expect(await earlierReport({ file, subject: "run 1" })).toBeNull();
  },
);
