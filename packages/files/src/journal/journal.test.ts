import { execFile, execFileSync } from "node:child_process";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openJournal } from "../index.js";
import { type Entry, entries } from "../testing/entry.js";
import { freshFolder } from "../testing/folder.js";

const execFileAsync = promisify(execFile);
const at = freshFolder();
const text = (): Promise<string> => readFile(at("j"), "utf8");
const line = (id: number, content = `entry ${id}`): string => `${JSON.stringify({ id, text: content })}\n`;

async function reopened(): Promise<{ seen: Entry[]; tornBytes: number }> {
  const seen: Entry[] = [];
  const journal = await openJournal(at("j"), entries(seen));
  await journal.append({ id: 9, text: "later" });
  await journal.close();
  return { seen, tornBytes: journal.tornBytes };
}

describe("a journal", () => {
  it("keeps records in the order of the calls, and hands them on when it is opened again", async () => {
    const journal = await openJournal(at("j"), entries());
    await Promise.all([
      journal.append({ id: 1, text: "entry 1" }),
      journal.append({ id: 2, text: "entry 2" }, { id: 3, text: "entry 3" }),
    ]);
    await journal.close();
    expect(await text()).toBe(line(1) + line(2) + line(3));
    expect((await reopened()).seen.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it("writes no record that breaks its contract, nor any of the same call", async () => {
    const journal = await openJournal(at("j"), entries());
    await journal.append({ id: 1, text: "entry 1" });
    expect(() => journal.append({ id: 2, text: "x" }, { id: 1.5, text: "y" })).toThrow(
      /a record for .*j is not written: id must be a whole number/,
    );
    await journal.close();
    expect(await text()).toBe(line(1));
  });

  it("is continued after a crash at any byte: only the torn line is cut", async () => {
    const whole = line(1) + line(2, 'quotes " and é 🚀') + line(3);
    const bytes = Buffer.from(whole);
    const ends = [0, ...[...bytes.keys()].filter((index) => bytes[index] === 10).map((index) => index + 1)];
    for (let cut = 0; cut <= bytes.length; cut++) {
      await writeFile(at("j"), bytes.subarray(0, cut));
      const { seen, tornBytes } = await reopened();
      // A record that lacks only its line feed is whole.
      const kept = Math.max(...ends.filter((end) => end <= cut || end === cut + 1));
      expect(seen.map(({ id }) => id)).toEqual([1, 2, 3].slice(0, ends.indexOf(kept)));
      expect(tornBytes).toBe(Math.max(0, cut - kept));
      expect(await text()).toBe(bytes.subarray(0, kept).toString() + line(9, "later"));
    }
  });

  it("cuts the zeros that a power cut leaves after the last line", async () => {
    await writeFile(at("j"), `${line(1)}{"id":2,"te\0\0\0\0`);
    expect(await reopened()).toMatchObject({ seen: [{ id: 1 }], tornBytes: 15 });
  });

  it.each<[string, string | Buffer]>([
    ["a text of one line without an end", "my notes"],
    ["a JSON value of one line without an end", '{"id":"mine"}'],
    ["a record of others after ours", `${line(1)}{"id":"mine"}\n`],
    ["a line of others after ours, without an end", `${line(1)}notes`],
    ["a complete value after ours, without an end", `${line(1)}{"id":4}`],
    ["an empty line", `${line(1)}\n${line(2)}`],
    [
      "bytes that are not UTF-8",
      Buffer.concat([Buffer.from('{"id":1,"text":"'), Buffer.from([0xff]), Buffer.from('"}\n')]),
    ],
    ["a database", Buffer.concat([Buffer.from("SQLite format 3\0"), Buffer.alloc(300_000, 7)])],
    ["Windows line ends", `${line(1).replace("\n", "\r\n")}x`],
  ])("does not touch a file that holds %s", async (_, content) => {
    await writeFile(at("j"), content);
    await expect(openJournal(at("j"), entries())).rejects.toMatchObject({
      code: "NOT_A_RUN",
      message: expect.stringMatching(/j:\d+ is not a record that belongs here: .*The file is left as it is/),
    });
    expect((await readFile(at("j"))).equals(Buffer.from(content))).toBe(true);
  });

  it("never changes a file whose bytes it did not write", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 60 }), async (bytes) => {
        await writeFile(at("j"), bytes);
        const opened = await openJournal(at("j"), entries()).catch(() => null);
        await opened?.close();
        // Only bytes that can begin a record of ours may be removed.
        if (!'{"id":'.startsWith(Buffer.from(bytes).toString().replace(/\0+$/, "").slice(0, 6))) {
          expect((await readFile(at("j"))).equals(Buffer.from(bytes))).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("holds whole records when the disk takes no more, and says so from then on", async () => {
    const program = `import { openJournal } from ${JSON.stringify(join(import.meta.dirname, "../../dist/index.js"))};
      process.on("SIGXFSZ", () => undefined);
      const journal = await openJournal(${JSON.stringify(at("j"))}, { opening: '{"id":', read: (value) => value });
      for (let id = 0; id < 4; id++) {
        await journal.append({ id, text: "x".repeat(3000) }).catch((error) => console.log(id, error.message));
      }
      await journal.close();`;
    const said = execFileSync("bash", [
      "-c",
      `ulimit -f 8; exec "$0" --input-type=module -e "$1"`,
      process.execPath,
      program,
    ]);
    expect(String(said).split("\n")).toMatchObject([
      expect.stringMatching(/^2 .*cannot be written: the file would be larger than allowed/),
      expect.stringMatching(/^3 .*cannot be written/),
      "",
    ]);
    const { seen, tornBytes } = await reopened();
    expect([seen.map(({ id }) => id), tornBytes]).toEqual([[0, 1], 0]);
  });

  it("goes to the reader of a pipe to its end", async () => {
    execFileSync("sh", ["-c", `mkfifo "$0"`, at("pipe")]);
    const reader = execFileAsync("cat", [at("pipe")]);
    const journal = await openJournal(at("pipe"), entries());
    await journal.append({ id: 1, text: "entry 1" });
    // A reader that took a pause between two records for the end would be gone by now.
    await setTimeout(200);
    await journal.append({ id: 2, text: "entry 2" });
    await journal.close();
    expect((await reader).stdout).toBe(line(1) + line(2));
  });

  it("goes to a device as it is", async () => {
    const journal = await openJournal("/dev/null", entries());
    await journal.append({ id: 1, text: "gone" });
    await journal.close();
  });

  it("reads a journal larger than one chunk", async () => {
    const many = Array.from({ length: 5_000 }, (_, id) => line(id, "é".repeat(id % 97)));
    await writeFile(at("j"), many.join(""));
    await appendFile(at("j"), '{"id":5000,"te');
    const { seen, tornBytes } = await reopened();
    expect([seen.length, seen.at(-1)?.id, tornBytes]).toEqual([5_000, 4_999, 14]);
  });
});
