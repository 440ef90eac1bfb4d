import { describe, expect, it } from "vitest";
import { importRecords } from "../import-records.js";

const read = (content: unknown) => importRecords("posts", Buffer.from(JSON.stringify(content)));

describe("statuses of Mastodon", () => {
  const status = {
    id: "1",
    created_at: "2026-03-14T09:26:53.000Z",
    content:
      '<p>Hello <a href="https://x.y"><span class="invisible">https://</span><span>x.y</span></a><br>a &amp; b</p><p>two</p>',
    account: { id: "7", acct: "ada@example.social" },
    favourites_count: 3,
    reblogs_count: 1,
    replies_count: 0,
    media_attachments: [{ type: "audio" }, { type: "gifv", description: "A cat." }, { type: "image" }],
    spoiler_text: "",
    visibility: "public",
    reblog: null,
  };
  const post = {
    id: "1",
    author_id: "ada@example.social",
    text: "Hello https://x.y\na & b\n\ntwo",
    timestamp: "2026-03-14T09:26:53.000Z",
    has_media: true,
    media_type: "gif",
    media_description: "A cat.",
    likes: 3,
    reshares: 1,
    replies: 0,
  };

  it("lose their markup, keep their lines, and say what else is left out", () => {
    expect(read([status])).toMatchObject({
      format: "statuses of Mastodon",
      values: [post],
      dropped: [
        { field: "account.id", entries: 1 },
        { field: "visibility", entries: 1 },
      ],
      assumed: [
        'media of the type "audio" are left out (1 entry)',
        "of several media of a post, the first counts (1 entry)",
      ],
    });
  });

  it("that were boosted count once, as their author's", () => {
    const boost = { ...status, id: "2", content: "", account: { acct: "bob" }, reblog: status };
    expect(read([boost, status]).values).toEqual([post]);
  });

  it("say of a boost, or of an activity, what of it is left out", () => {
    const boost = { id: "2", created_at: "2026-03-15T00:00:00Z", account: { acct: "bob" }, reblog: status };
    expect(read([{ ...boost, content: "" }]).dropped.map(({ field }) => field)).toEqual([
      "account.id",
      "visibility",
      "boost.id",
      "boost.created_at",
      "boost.account.acct",
    ]);
    const note = { ...status, account: undefined, attributedTo: "https://x.y/users/ada", to: ["everyone"] };
    const activity = { type: "Create", actor: "https://x.y/users/ada", object: note };
    expect(read([activity]).dropped.map(({ field }) => field)).toEqual([
      "visibility",
      "to",
      "activity.type",
      "activity.actor",
    ]);
  });

  it("have their content warning before the text; what is not public is pointed out", () => {
    const { values, assumed } = read([{ ...status, spoiler_text: "Spiders", visibility: "direct" }]);
    expect(values).toMatchObject([{ text: `Spiders\n\n${post.text}` }]);
    expect(assumed).toEqual(expect.arrayContaining([expect.stringContaining("the post is not public")]));
  });

  it("of an archive are read; boosts, of which it has only the address, are not posts", () => {
    const actor = "https://example.social/users/ada";
    const note = {
      id: `${actor}/1`,
      attributedTo: actor,
      published: "2026-03-14T09:26:53Z",
      content: "<p>Hi</p>",
    };
    const outbox = {
      orderedItems: [
        { type: "Create", actor, object: note },
        { type: "Announce", actor, object: "https://other.social/2" },
      ],
    };
    const { values, assumed } = read(outbox);
    expect(values).toEqual([{ id: note.id, author_id: "ada", text: "Hi", timestamp: note.published }]);
    expect(assumed).toEqual(["boosts of which an archive has only the address are left out (1 entry)"]);
  });

  it("with markup too deep to be read are refused, not emptied", () => {
    const deep = { ...status, id: "2", content: "<div>".repeat(20_000) };
    const { values, refused } = read([status, deep]);
    expect([values, refused]).toEqual([
      [post],
      [{ place: 'item 2 (id "2")', reason: "must have the property 'text'" }],
    ]);
  });
});

describe("posts of Bluesky", () => {
  const uri = "at://did:plc:abc/app.bsky.feed.post/3k";
  const record = {
    $type: "app.bsky.feed.post",
    text: "Hi",
    createdAt: "2026-03-14T09:26:53.123Z",
    langs: ["en"],
  };
  const view = {
    uri,
    cid: "c",
    author: { did: "did:plc:abc", handle: "ada.bsky.social" },
    record,
    likeCount: 5,
    repostCount: 1,
    replyCount: 2,
  };
  const post = {
    id: uri,
    author_id: "ada.bsky.social",
    text: "Hi",
    timestamp: record.createdAt,
    likes: 5,
    reshares: 1,
    replies: 2,
  };

  it.each<[string, unknown]>([
    [
      "a feed",
      {
        feed: [{ post: view }, { post: view, reason: { $type: "app.bsky.feed.defs#reasonRepost" } }],
        cursor: "x",
      },
    ],
    ["a search", { posts: [view] }],
    ["a list", [view]],
  ])("from %s", (_, content) =>
    expect(read(content)).toMatchObject({ format: "posts of Bluesky", values: [post] }),
  );

  it("from a thread are read with its replies", () => {
    const reply = { ...view, uri: `${uri}2` };
    const { values } = read({ thread: { post: view, replies: [{ post: reply, replies: [] }] } });
    expect(values).toEqual([post, { ...post, id: `${uri}2` }]);
  });

  it("say what is left out: of the author, of the post, and what it quotes or links", () => {
    const full = {
      ...view,
      author: { ...view.author, displayName: "Ada" },
      embed: { $type: "app.bsky.embed.external#view", external: { uri: "https://x.y" } },
    };
    const { dropped, assumed } = read([full]);
    expect(dropped.map(({ field }) => field)).toEqual([
      "cid",
      "author.did",
      "author.displayName",
      "record.langs",
    ]);
    expect(assumed).toEqual(["quoted posts and linked pages are left out (1 entry)"]);
  });

  it("from a repository are read without counts, which it does not have", () => {
    const { values, dropped } = read({ records: [{ uri, cid: "c", value: record }] });
    expect(values).toEqual([{ id: uri, author_id: "did:plc:abc", text: "Hi", timestamp: record.createdAt }]);
    expect(dropped).toEqual([
      { field: "cid", entries: 1 },
      { field: "record.langs", entries: 1 },
    ]);
  });

  it.each<[string, object, object]>([
    [
      "images",
      { $type: "app.bsky.embed.images#view", images: [{ alt: "A dog." }] },
      { media_type: "image", media_description: "A dog." },
    ],
    [
      "a film",
      { $type: "app.bsky.embed.video#view", alt: "A run." },
      { media_type: "video", media_description: "A run." },
    ],
    [
      "next to a quote",
      { $type: "app.bsky.embed.recordWithMedia#view", media: { images: [{ alt: "" }] } },
      { media_type: "image" },
    ],
  ])("show %s", (_, embed, media) => {
    expect(read([{ ...view, embed }]).values).toEqual([
      expect.objectContaining({ ...post, ...media, has_media: true }),
    ]);
  });
});
