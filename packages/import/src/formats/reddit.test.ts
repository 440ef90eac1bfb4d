import { expect, it } from "vitest";
import { importRecords } from "../import-records.js";

const read = (content: unknown) => importRecords("posts", Buffer.from(JSON.stringify(content)));

const post = {
  ...{ id: "1abc", name: "t3_1abc", subreddit: "bread", author: "ada", title: "My loaf &amp; me" },
  ...{
    selftext: "Crumb &gt; crust.",
    created_utc: 1_772_000_000,
    score: 12,
    num_comments: 2,
    over_18: false,
  },
};
const comment = {
  ...{ id: "2abc", name: "t1_2abc", subreddit: "bread", author: "bob", body: "Lovely!", score: -3 },
  ...{ created_utc: 1_772_000_060, replies: "", parent_id: "t3_1abc" },
};
const listing = (...things: [kind: string, data: object][]) => ({
  kind: "Listing",
  data: { after: null, children: things.map(([kind, data]) => ({ kind, data })) },
});
const values = [
  {
    ...{ id: "t3_1abc", author_id: "ada", text: "My loaf & me\n\nCrumb > crust." },
    ...{ timestamp: "2026-02-25T06:13:20Z", likes: 12, replies: 2 },
  },
  { id: "t1_2abc", author_id: "bob", text: "Lovely!", timestamp: "2026-02-25T06:14:20Z" },
];

it("a listing: titles precede texts, and scores below zero are no likes", () => {
  const imported = read(listing(["t3", post], ["t1", comment]));
  expect(imported).toMatchObject({ format: "posts and comments of Reddit", values, refused: [] });
  expect(imported.assumed).toContain("scores below zero are left out (1 entry)");
  expect(imported.dropped).toContainEqual({ field: "over_18", entries: 1 });
});

it("a post's page: its listing, and comments below comments", () => {
  const answer = { ...comment, id: "3abc", name: "t1_3abc", body: "Thanks!" };
  const below = listing(["t1", answer], ["more", { count: 9, children: ["x"] }]);
  const page = [listing(["t3", post]), listing(["t1", { ...comment, replies: below }])];
  const imported = read(page);
  expect(imported.values).toMatchObject([...values, { id: "t1_3abc", text: "Thanks!" }]);
  expect(imported.assumed).toContain("comments that a listing only counts are left out (1 entry)");
  expect(imported.dropped.map(({ field }) => field)).not.toContain("replies.kind");
});

it("an archive with an object on each line, with times as text and without full names", () => {
  const [first, second] = [post, comment].map(({ name: _name, created_utc, ...rest }) =>
    JSON.stringify({ ...rest, created_utc: String(created_utc) }),
  );
  expect(importRecords("posts", Buffer.from(`${first}\n${second}\n`)).values).toEqual(values);
});

it("refuses what was deleted, and says so", () => {
  const imported = read(
    listing(["t1", { ...comment, body: "[removed]" }], ["t3", { ...post, author: "[deleted]" }]),
  );
  expect(imported.values).toEqual([]);
  expect(imported.refused.map(({ reason }) => reason)).toEqual([
    "must have the property 'text'",
    "must have the property 'author_id'",
  ]);
  expect(imported.assumed).toEqual(
    expect.arrayContaining([
      "texts that were deleted or removed are left out (1 entry)",
      "authors whose account is deleted have no name (1 entry)",
    ]),
  );
});
