import { describe, expect, it } from "vitest";
import { type ImportKind, type ImportOptions, importRecords } from "./index.js";

const read = (kind: ImportKind, content: unknown, options: ImportOptions = {}) => {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return importRecords(kind, Buffer.from(text), options);
};

describe("posts from a CSV", () => {
  const tweets = `tweet_id,username,text,created_at,favorite_count,retweet_count,lang
1234567890123456789,ada,"Hello, ""world""\ntwo lines",2026-03-14 09:26:53,12.0,"1,204",en
2,bob,,2026-03-15 09:26:53,,3,
3,,x,2026-03-16 09:26:53,-1,,en
`;

  it("are taken by the names that tools use; what was taken, assumed, dropped and refused is said", () => {
    expect(read("posts", tweets, { timeZone: "Europe/Berlin" })).toEqual({
      contract: "post/v1",
      format: "CSV",
      entries: 3,
      values: [
        {
          id: "1234567890123456789",
          author_id: "ada",
          text: 'Hello, "world"\ntwo lines',
          timestamp: "2026-03-14T09:26:53+01:00",
          likes: 12,
          reshares: 1204,
        },
        { id: "2", author_id: "bob", text: "", timestamp: "2026-03-15T09:26:53+01:00", reshares: 3 },
      ],
      taken: [
        { field: "id", from: "tweet_id" },
        { field: "author_id", from: "username" },
        { field: "timestamp", from: "created_at" },
        { field: "likes", from: "favorite_count" },
        { field: "reshares", from: "retweet_count" },
      ],
      dropped: [{ field: "lang", entries: 2 }],
      assumed: [
        "times without a zone are read as times in Europe/Berlin (3 entries)",
        "reshares: marks between digits of counts are read as thousands separators, as in 1,204 (1 entry)",
      ],
      empty: ["line 4"],
      refused: [
        {
          place: "line 5",
          reason: "likes: \"-1\" is not a whole number from 0 on; must have the property 'author_id'",
        },
      ],
    });
  });

  it("have comments before the header left out, and lines counted with them", () => {
    const { values, assumed, refused } = read("posts", `# exported\n\n${tweets}`, {
      timeZone: "Europe/Berlin",
    });
    expect(values).toHaveLength(2);
    expect(assumed).toContain('the line "# exported" before the header is not read');
    expect(refused).toEqual([expect.objectContaining({ place: "line 7" })]);
  });

  it("need a time zone where times have none", () => {
    expect(() => read("posts", tweets)).toThrow(expect.objectContaining({ code: "ZONE_NEEDED" }));
  });

  it("are told which field to take and what to fill in, where the names say nothing", () => {
    const csv = "n,words,when\n1,Hi,2026-03-14T09:26:53Z\n2,Ho,2026-03-14T09:27:53Z\n";
    expect(() => read("posts", csv)).toThrow(
      'nothing in the file gives "author_id" and "text", which post/v1 requires; the file has n, words, when',
    );
    const told = { fields: { text: "words", timestamp: "when" }, defaults: { author_id: "me" } };
    const { values, assumed } = read("posts", csv, told);
    expect(values[1]).toEqual({
      id: "post-2",
      author_id: "me",
      text: "Ho",
      timestamp: "2026-03-14T09:27:53Z",
    });
    expect(assumed).toEqual([
      'author_id is "me", as given, where the file has none (2 entries)',
      "entries without an id are called post and their number in the file (2 entries)",
    ]);
  });

  it.each<[string, ImportOptions, string]>([
    [
      "a field that the file does not have",
      { fields: { text: "body" } },
      'the file has no field "body"; it has id',
    ],
    [
      "a field that the contract does not have",
      { defaults: { words: "x" } },
      'post/v1 has no field "words"; it has id',
    ],
  ])("refuse %s", (_, options, message) => {
    expect(() => read("posts", "id,author,text,time\n1,a,x,2026-03-14T09:26:53Z\n", options)).toThrow(
      message,
    );
  });

  it("with one id twice are not both kept; the same post twice counts once", () => {
    const csv =
      "id,author,text,time\n1,a,x,2026-03-14T09:26:53Z\n1,a,x,2026-03-14T09:26:53Z\n1,a,y,2026-03-14T09:26:53Z\n";
    const { values, refused, assumed } = read("posts", csv);
    expect(values).toHaveLength(1);
    expect(assumed).toContain("entries that stand in the file twice count once (1 entry)");
    expect(refused).toEqual([{ place: "line 4", reason: 'id: "1" is also the id of line 2' }]);
  });
});

describe("posts from JSON as programs write it", () => {
  const one = { id: "1", author_id: "a", text: "x", timestamp: "2026-03-14T09:26:53Z" };
  const same = [
    expect.objectContaining({ ...one, timestamp: expect.stringContaining("2026-03-14T09:26:53") }),
  ];

  it.each<[string, unknown]>([
    ["a list", [one]],
    ["lines", `${JSON.stringify(one)}\n${JSON.stringify({ ...one, id: "2" })}\n`],
    ["a list under a name", { meta: { count: 1 }, data: [one] }],
    ["one object", one],
    [
      "pandas, by columns",
      { id: { 0: "1" }, author_id: { 0: "a" }, text: { 0: "x" }, timestamp: { 0: 1_773_480_413_000 } },
    ],
    ["pandas, by rows", { 0: one }],
    [
      "an archive of X",
      `window.YTD.tweets.part0 = ${JSON.stringify([{ tweet: { id_str: "1", id: 1, user: { screen_name: "a" }, full_text: "x", created_at: "Sat Mar 14 09:26:53 +0000 2026" } }])}`,
    ],
    [
      "X's API",
      {
        data: [
          {
            id: "1",
            author_id: "a",
            text: "x",
            created_at: one.timestamp,
            public_metrics: { like_count: 3 },
          },
        ],
      },
    ],
  ])("%s", (_, content) => expect(read("posts", content).values.slice(0, 1)).toEqual(same));

  it("keeps ids that a number cannot hold", () => {
    const { values } = read(
      "posts",
      '[{"id":1234567890123456789,"user":"a","text":"x","created_at":1773480413}]',
    );
    expect(values).toMatchObject([{ id: "1234567890123456789", timestamp: "2026-03-14T09:26:53Z" }]);
  });

  it("never reaches a prototype", () => {
    const { values } = read("posts", `[{"__proto__":{"likes":7},${JSON.stringify(one).slice(1)}]`);
    expect(values).toEqual([one]);
    expect(Object({}).likes).toBeUndefined();
  });
});

describe("profiles", () => {
  it("have lists and positions as people write them", () => {
    const csv =
      "user_id;name;interests;persona;stance.bikes\nada;Ada L.;bread, trains;dry;in favour\nbob;Bob;\"['tea', 'cats']\";;\n";
    expect(read("profiles", csv).values).toEqual([
      {
        id: "ada",
        name: "Ada L.",
        interests: ["bread", "trains"],
        personality: "dry",
        stance: { bikes: "in favour" },
      },
      { id: "bob", name: "Bob", interests: ["tea", "cats"], stance: {} },
    ]);
  });

  it("of other simulators are read; without interests they are refused, none are invented", () => {
    const users = [
      { realname: "Ada L.", username: "ada", persona: "dry", interested_topics: ["Economics"], age: 30 },
      { realname: "Bob", username: "bob", persona: "warm", interested_topics: [], age: 31 },
    ];
    const { values, refused, dropped } = read("profiles", users);
    expect(values).toEqual([{ id: "ada", name: "Ada L.", interests: ["Economics"], personality: "dry" }]);
    expect(refused).toEqual([{ place: "item 2", reason: "must have the property 'interests'" }]);
    expect(dropped).toEqual([{ field: "age", entries: 2 }]);
  });
});

describe("decisions", () => {
  const rows =
    "post_id,action,reason,content\np1,like_post,Nice,\np2,do_nothing,Dull,\np3,comment,Well,Hello\np4,mute,x,\n";

  it("that name their post keep it, as agent-decision/v1", () => {
    const { contract, values, refused } = read("decisions", rows);
    expect(contract).toBe("agent-decision/v1");
    expect(values).toEqual([
      { post_id: "p1", choice: "LIKE", reason: "Nice" },
      { post_id: "p2", choice: "IGNORE", reason: "Dull" },
      { post_id: "p3", choice: "REPLY", reason: "Well", content: "Hello" },
    ]);
    expect(refused).toEqual([
      {
        place: "line 5",
        reason: expect.stringContaining(
          '"mute" is not a decision; there are like, reply, reshare and ignore',
        ),
      },
    ]);
  });

  it("that name none are agent-decision/v2", () => {
    const { contract, values } = read("decisions", [{ action: "skip", thought: "Dull" }]);
    expect([contract, values]).toEqual(["agent-decision/v2", [{ choice: "SCROLL", reason: "Dull" }]]);
  });
});

describe("posts of X", () => {
  const text = "a &lt;b&gt; &amp; c &amp;lt; &copy;";
  const rest = { id: "1", user_id: "a", created_at: "2026-03-14T09:26:53Z" };
  it.each<[what: string, content: unknown]>([
    ["in an archive", [{ tweet: { ...rest, full_text: text } }]],
    ["in the first API", [{ ...rest, full_text: text }]],
    ["in the second API", { data: [{ ...rest, text, public_metrics: { retweet_count: 1 } }] }],
    ["in a CSV", `id,user_id,created_at,full_text\n1,a,2026-03-14T09:26:53Z,${text}\n`],
  ])("%s have the text that a reader sees", (_, content) => {
    const { values, assumed } = read("posts", content);
    expect(values).toEqual([expect.objectContaining({ text: "a <b> & c &lt; &copy;" })]);
    expect(assumed).toEqual(["&amp;, &lt; and &gt; are read as the characters that X writes so (1 entry)"]);
  });

  it("unlike others, which mean what they say", () => {
    expect(read("posts", [{ ...rest, text }]).values).toEqual([expect.objectContaining({ text })]);
  });
});

it("names the owner of an archive of X, which does not say who that is", () => {
  const tweet = { id_str: "1", full_text: "Hi", created_at: "Sat Mar 14 09:26:53 +0000 2026" };
  const archive = Buffer.from(`window.YTD.tweets.part0 = ${JSON.stringify([{ tweet }])}`);
  const { values, assumed } = importRecords("posts", archive);
  expect(values).toEqual([
    { id: "1", author_id: "owner", text: "Hi", timestamp: "2026-03-14T09:26:53+00:00" },
  ]);
  expect(assumed).toEqual([
    'author_id is "owner", the account of the archive, which does not name it, where the file has none (1 entry)',
  ]);
  expect(importRecords("posts", archive, { defaults: { author_id: "ada" } })).toMatchObject({
    values: [{ author_id: "ada" }],
    assumed: ['author_id is "ada", as given, where the file has none (1 entry)'],
  });
});

it("describes people by the columns that are named, where nothing lists their interests", () => {
  const audience = Buffer.from("name,age,job,town\nAda,40,baker,Tartu\nBo,31,,Pärnu\n");
  expect(() => importRecords("profiles", audience)).toThrow(
    'nothing in the file gives "interests", which agent-profile/v1 requires; the file has name, age, job, town; one of these may give it, or several, joined by commas',
  );
  expect(importRecords("profiles", audience, { fields: { interests: "job, town,age" } })).toMatchObject({
    values: [
      { name: "Ada", interests: ["baker", "Tartu", "age 40"] },
      { name: "Bo", interests: ["Pärnu", "age 31"] },
    ],
    taken: [{ field: "interests", from: "job, town,age" }],
    dropped: [],
  });
  expect(() => importRecords("profiles", audience, { fields: { interests: "job,city" } })).toThrow(
    'the file has no field "job,city"',
  );
});

it("names the places of posts without a text, unless they are pictures", () => {
  const rows = ["a,Hello,", "b,,", "c, ,", "d,,image"].map((row) => `${row},2026-03-14T09:26:53Z`);
  const csv = Buffer.from(["author,text,media_type,date", ...rows].join("\n"));
  expect(importRecords("posts", csv).empty).toEqual(["line 3", "line 4"]);
});
