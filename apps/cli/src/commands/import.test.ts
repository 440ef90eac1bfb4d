import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ndjson, type Run, runCli } from "../testing/run-cli.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-import-"));
});
afterAll(() => rm(folder, { recursive: true }));

const concordat = (...args: string[]): Promise<Run> => runCli(args, { cwd: folder });
const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);

describe("concordat import", () => {
  const csv =
    "id,user,text,created_at,lang\n1,ada,Hi,2026-03-14 09:26:53,en\n2,bob,Ho,2026-03-15 09:26:53,\n";

  it("asks for a time zone, and then writes what validate accepts", async () => {
    await write("posts.csv", csv);
    const asked = await concordat("import", "posts", "posts.csv", "--out", "feed.json");
    expect([asked.code, asked.err.trim()]).toEqual([
      2,
      'concordat: posts.csv: "2026-03-14 09:26:53" (line 2) in "created_at" has no time zone, like 1 other; say which zone these times are in, such as Europe/Berlin, UTC or +02:00 (with --time-zone)',
    ]);
    const told = await concordat(
      "import",
      "posts",
      "posts.csv",
      "--out",
      "feed.json",
      "--time-zone",
      "Europe/Berlin",
    );
    expect([told.code, told.out, told.err.trim().split("\n")]).toEqual([
      0,
      "",
      [
        "posts.csv: read as CSV, 2 entries",
        "  taken: author_id from user, timestamp from created_at",
        "  assumed: times without a zone are read as times in Europe/Berlin (2 entries)",
        "  dropped: lang (1)",
        "2 of 2 are post/v1",
        "written to feed.json",
      ],
    ]);
    expect(await concordat("validate", "post", "feed.json")).toMatchObject({ code: 0 });
  });

  it("prints NDJSON, names what it refuses, and ends with 1", async () => {
    await write(
      "some.json",
      '[{"id":"1","author":"a","text":"x","date":1773480413},{"id":"2","author":"a","date":1773480413}]',
    );
    const { code, out, err } = await concordat("import", "posts", "some.json");
    expect([code, ndjson(out)]).toEqual([
      1,
      [{ id: "1", author_id: "a", text: "x", timestamp: "2026-03-14T09:26:53Z" }],
    ]);
    expect(err).toContain("some.json: item 2 (id \"2\"): refused: must have the property 'text'");
  });

  it("reads standard input, and takes fields and defaults as they are told", async () => {
    const { code, out } = await runCli(
      [
        "import",
        "posts",
        "-",
        "--as",
        "csv",
        "--field",
        "text=words",
        "--field",
        "timestamp=at",
        "--default",
        "author_id=me",
      ],
      { input: "words,at\nHi,2026-03-14T09:26:53Z\n" },
    );
    expect([code, ndjson(out)]).toEqual([
      0,
      [{ id: "post-1", author_id: "me", text: "Hi", timestamp: "2026-03-14T09:26:53Z" }],
    ]);
  });

  it("never writes over its input, nor over a file of others unless told", async () => {
    await write("in.csv", csv);
    await write("there.json", "mine");
    const over = await concordat(
      "import",
      "posts",
      "in.csv",
      "--time-zone",
      "UTC",
      "--out",
      "in.csv",
      "--overwrite",
    );
    expect([over.code, over.err]).toEqual([2, expect.stringContaining("in.csv is an input")]);
    const foreign = await concordat("import", "posts", "in.csv", "--time-zone", "UTC", "--out", "there.json");
    expect([foreign.code, foreign.err]).toEqual([
      2,
      expect.stringContaining("--overwrite replaces existing files"),
    ]);
    expect(await readFile(join(folder, "in.csv"), "utf8")).toBe(csv);
    expect(await readFile(join(folder, "there.json"), "utf8")).toBe("mine");
  });

  it.each<[string, string[], string]>([
    ["a kind that there is not", ["toots", "x.csv"], "give one of posts, profiles, decisions"],
    [
      "a format that there is not",
      ["posts", "x.csv", "--as", "xlsx"],
      "give one of csv, json, mastodon, bluesky, reddit, rss, atom",
    ],
    [
      "a pair without a value",
      ["posts", "x.csv", "--default", "author_id"],
      "give a name and a value, as in author_id=user",
    ],
    [
      "a time zone that there is not, whatever the file holds",
      ["posts", "none.csv", "--time-zone", "Mars/X"],
      "option '--time-zone <zone>' argument 'Mars/X' is invalid: give a time zone, such as Europe/Berlin, UTC or +02:00",
    ],
    [
      "a file that is not there",
      ["posts", "none.csv"],
      "none.csv cannot be read: there is no such file or folder",
    ],
  ])("refuses %s", async (_, args, message) => {
    const { code, err } = await concordat("import", ...args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  it("names the file with the posts of an unpacked archive, and refuses any other folder", async () => {
    await mkdir(join(folder, "archive", "data"), { recursive: true });
    const plain = await concordat("import", "posts", "archive");
    expect([plain.code, plain.err]).toEqual([2, "concordat: archive is a folder; give one of its files\n"]);
    await write("archive/data/tweets.js", "window.YTD.tweets.part0 = []");
    const { code, err } = await concordat("import", "posts", "archive");
    expect([code, err]).toEqual([
      2,
      `concordat: archive is a folder; the posts of this archive are in ${join("archive", "data", "tweets.js")}\n`,
    ]);
  });

  it("where nothing can be imported writes nothing", async () => {
    await write("bad.csv", "id,user,text,time\n1,a,x,soon\n");
    const { code, out, err } = await concordat("import", "posts", "bad.csv", "--out", "none.json");
    expect([code, out, err]).toEqual([1, "", expect.stringContaining('"soon" is not a time')]);
    await expect(readFile(join(folder, "none.json"))).rejects.toThrow();
  });
});

describe("a time that another program wrote", () => {
  it.each([
    ['"2026-03-14 09:26:53"', "has no time zone", " --time-zone ZONE"],
    ['"2026-03-14T09:26:53.123456"', "has no time zone", " --time-zone ZONE"],
    ['"2026-03-14"', "has neither a time of day nor a time zone", " --time-zone ZONE"],
    ["1773480413", "is a number of seconds or milliseconds, not a date and time", ""],
    ['"2026-03-14 09:26:53+02:00"', "has a space for the T", ""],
  ])("%s is refused with what is missing and the command that adds it", async (time, problem, option) => {
    await write("feed.json", `[{"id":"1","author_id":"a","text":"x","timestamp":${time}}]`);
    const { code, out } = await concordat("validate", "post", "feed.json");
    expect([code, out]).toEqual([1, expect.stringContaining(problem)]);
    expect(out.trim()).toMatch(new RegExp(`concordat import posts FILE${option}$`));
    await write("me.json", '[{"id":"a","name":"A","interests":["x"]}]');
    const decided = await concordat("decide", "--profiles", "me.json", "--feed", "feed.json");
    expect([decided.code, decided.err]).toEqual([
      2,
      expect.stringContaining(`concordat import posts FILE${option}`),
    ]);
  });
});
