import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Calendar } from "../world/calendar.js";
import { loadScenario } from "./load-scenario.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-events-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Four rounds of an hour, from 08:00 at +02:00 on. */
async function withEvents(files: Readonly<Record<string, string>>, more: object = {}): Promise<string> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const scenario = {
    name: "launch",
    seed: 1,
    rounds: 4,
    starts_at: "2026-03-14T08:00:00+02:00",
    round_minutes: 60,
    audience: {
      kind: "segments",
      size: 3,
      segments: [{ name: "all", share: 1, interests: { from: ["tea"], count: 1 } }],
    },
    network: { kind: "nobody" },
    event_files: Object.keys(files),
    feed: { ranker: "chronological", size: null },
    activity: 1,
    policy: { kind: "cascade", probability: 0 },
    ...more,
  };
  await writeFile(join(folder, "scenario.json"), JSON.stringify(scenario));
  return join(folder, "scenario.json");
}

/** The ids of the posts of the files, with the round in which each appears. */
async function rounds(files: Readonly<Record<string, string>>): Promise<[string, number][]> {
  const { scenario, posts } = await loadScenario(await withEvents(files));
  const calendar = new Calendar(scenario.starts_at, scenario.round_minutes);
  return posts.map((post) => [post.id, calendar.roundOfPost(post)]);
}

const header = "id,author_id,text,timestamp,round,likes,has_media,media_type";

describe("posts that happen while a simulation runs", () => {
  it("appear in the round in which their moment lies, whatever the offset it is written with", async () => {
    const csv = [
      header,
      "before,shop,Soon,2026-03-13T12:00:00Z,,,,",
      "start,shop,Open,2026-03-14T06:00:00Z,,,,",
      "last-second,shop,Open,2026-03-14T08:59:59+02:00,,,,",
      "next,shop,Tea,2026-03-14T09:00:00+02:00,,,,",
      '"spreadsheet",shop,"Tea, and cake",2026-03-14 10:30,,12,true,image',
      "named,shop,Late,2026-03-14T06:00:00Z,3,,,",
    ].join("\r\n");
    expect(await rounds({ "launch.csv": csv })).toEqual([
      ["before", 0],
      ["start", 0],
      ["last-second", 0],
      ["next", 1],
      ["spreadsheet", 2],
      ["named", 3],
    ]);
  });

  it("are read from several files, CSV, JSON and NDJSON, after the posts that are known beforehand", async () => {
    const post = (id: string, round: number) => ({ id, author_id: "shop", text: id, round });
    const files = {
      "a.csv": `${header}\na,shop,Tea,,1,12,true,image\n`,
      "b.json": JSON.stringify([post("b", 2)]),
      "c.ndjson": `${JSON.stringify(post("c", 1))}\n${JSON.stringify(post("d", 0))}\n`,
    };
    await writeFile(join(folder, "feed.csv"), `${header}\nknown,shop,Tea,,,,,\n`);
    const { posts, inputs } = await loadScenario(await withEvents(files, { posts: { file: "feed.csv" } }));
    expect(posts.map(({ id }) => id)).toEqual(["known", "a", "b", "c", "d"]);
    expect(posts[1]).toMatchObject({ likes: 12, has_media: true, media_type: "image", round: 1 });
    expect(inputs.map(({ name }) => name)).toEqual(["feed.csv", "a.csv", "b.json", "c.ndjson"]);
  });

  it.each<[string, string, string]>([
    ["no time", `${header}\na,shop,Tea,,,,,`, "launch.csv:2: must have a timestamp or a round"],
    ["words as its time", `${header}\n\na,shop,Tea,soon,,,,`, "launch.csv:3: /timestamp must"],
    [
      "a time after the last round",
      `${header}\na,shop,Tea,2026-03-14 12:00,,,,`,
      "launch.csv:2: /timestamp is in round 4; the last is 3",
    ],
    ["no author", `${header}\na,,Tea,2026-03-14 09:00,,,,`, "launch.csv:2: "],
    [
      "a misspelt column",
      "id,author,text\na,shop,Tea",
      'launch.csv:1: has the column "author"; did you mean "author_id"?',
    ],
    ["broken CSV", `${header}\na,"shop,Tea`, "launch.csv:"],
    ["an id twice", `${header}\na,shop,Tea,,1,,,\na,shop,Tea,,2,,,`, "launch.csv:3: "],
  ])("with %s are refused, with file and line", async (_, csv, message) => {
    const scenario = await withEvents({ "launch.csv": csv });
    await expect(loadScenario(scenario)).rejects.toMatchObject({
      problems: [expect.anything()],
      message: expect.stringContaining(message),
    });
  });

  it("that are not there are named with the line of the scenario", async () => {
    await expect(loadScenario(await withEvents({}, { event_files: ["gone.csv"] }))).rejects.toThrow(
      /scenario\.json:1: \/event_files\/0 names gone\.csv: /,
    );
  });
});
