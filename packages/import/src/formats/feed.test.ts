import { describe, expect, it } from "vitest";
import { importRecords } from "../import-records.js";

const read = (xml: string, encoding: BufferEncoding = "utf8") =>
  importRecords("posts", Buffer.from(xml, encoding));

const rss = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dublin="http://purl.org/dc/elements/1.1/"><channel><title>My blog</title>
<item><title>First &amp; last</title><link>https://e.example/1</link><guid isPermaLink="false">g1</guid>
<pubDate>Sat, 14 Mar 2026 09:26:53 GMT</pubDate><description><![CDATA[<p>Body <b>bold</b></p><script>alert(1)</script>]]></description>
<dublin:creator>Ada</dublin:creator><enclosure url="a.jpg" type="image/jpeg"/><category>x</category></item>
<item><title>Second</title><link>https://e.example/2</link><author>b@e.example (Bob)</author>
<pubDate>Sat, 14 Mar 2026 10:26:53 +0100</pubDate><description>Second thoughts&nbsp;count</description></item>
<item><title>Third</title><link>https://e.example/3</link><pubDate>Sat, 14 Mar 2026 10:26:53 CET</pubDate></item>
</channel></rss>`;

const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><author><name>Eva</name></author>
<entry><id>tag:1</id><title>T</title><updated>2026-03-14T09:26:53+02:00</updated><content type="html">&lt;p&gt;Hey&lt;/p&gt;</content><link href="https://e.example"/></entry>
<entry><id>tag:2</id><title type="text">1 &lt; 2</title><published>2026-03-14T09:26:53Z</published><author><name>Ida</name></author>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>A</p><p>B &lt; c</p></div></content></entry></feed>`;

it("RSS: title and text without markup, authors, ids and pictures, whatever its prefixes are", () => {
  expect(read(rss)).toMatchObject({
    format: "RSS",
    values: [
      {
        ...{
          id: "g1",
          author_id: "Ada",
          text: "First & last\n\nBody bold",
          timestamp: "2026-03-14T09:26:53Z",
        },
        ...{ has_media: true, media_type: "image" },
      },
      {
        id: "https://e.example/2",
        author_id: "Bob",
        text: "Second thoughts\u00a0count",
        timestamp: "2026-03-14T10:26:53+01:00",
      },
    ],
    refused: [
      { place: 'item 3 (id "https://e.example/3")', reason: expect.stringContaining("the zone CET") },
    ],
    dropped: [
      { field: "link", entries: 1 },
      { field: "category", entries: 1 },
    ],
    assumed: ['entries without an author are those of "My blog" (1 entry)'],
  });
});

it("RSS 1.0, whose items stand next to the channel", () => {
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel><title>Blog</title></channel><item><title>T</title><link>https://e.example/1</link><dc:date>2026-03-14T09:26:53Z</dc:date></item></rdf:RDF>`;
  expect(read(rdf).values).toEqual([
    { id: "https://e.example/1", author_id: "Blog", text: "T", timestamp: "2026-03-14T09:26:53Z" },
  ]);
});

it("Atom: plain text, HTML and XHTML, with the author of the entry or of the feed", () => {
  expect(read(atom)).toMatchObject({
    format: "Atom",
    values: [
      { id: "tag:1", author_id: "Eva", text: "T\n\nHey", timestamp: "2026-03-14T09:26:53+02:00" },
      { id: "tag:2", author_id: "Ida", text: "1 < 2\n\nA\n\nB < c", timestamp: "2026-03-14T09:26:53Z" },
    ],
    refused: [],
  });
});

it("has the encoding that the document declares", () => {
  const latin = rss.replace("UTF-8", "ISO-8859-1").replace("Ada", "Zoë");
  expect(read(latin, "latin1").values).toMatchObject([{ author_id: "Zoë" }, {}]);
});

describe("a hostile or broken document is refused, and nothing of it is opened or expanded", () => {
  const laughs = Array.from(
    { length: 9 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  ).join("");
  const around = (types: string, title: string): string =>
    `<!DOCTYPE rss [${types}]><rss><channel><title>${title}</title><item><title>x</title></item></channel></rss>`;
  it.each([
    ["entities that grow", around(`<!ENTITY l0 "ha">${laughs}`, "&l9;"), "isn't defined: &l9;"],
    ["a file as an entity", around('<!ENTITY x SYSTEM "file:///etc/passwd">', "&x;"), "isn't defined: &x;"],
    [
      "an address as an entity",
      around('<!ENTITY x SYSTEM "http://127.0.0.1:9/">', "&x;"),
      "isn't defined: &x;",
    ],
    [
      "cut off after an item",
      rss.slice(0, rss.indexOf("<item><title>Second")),
      "not well-formed XML, or was cut off",
    ],
    ["elements without end", "<rss>".repeat(100_000), "nested too deeply"],
    ["no feed", "<feeds/>", "neither an RSS nor an Atom feed"],
  ])("%s", (_, xml, message) => expect(() => read(xml)).toThrow(message));
});

it("RSS: the whole text, where a feed has it next to a summary", () => {
  const xml = `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Blog</title>
<item><guid>1</guid><pubDate>Sat, 14 Mar 2026 09:26:53 GMT</pubDate><description>The whole…</description>
<content:encoded><![CDATA[<p>The whole <i>story</i>.</p>]]></content:encoded></item></channel></rss>`;
  expect(read(xml)).toMatchObject({
    values: [{ id: "1", text: "The whole story." }],
    dropped: [{ field: "description", entries: 1 }],
  });
});
