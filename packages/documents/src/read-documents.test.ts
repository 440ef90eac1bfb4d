import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DocumentError } from "./error/document-error.js";
import { readDocuments } from "./read-documents.js";

const fixtures = join(import.meta.dirname, "../fixtures");
const fixture = (name: string): string => join(fixtures, name);

/** A document of the fixtures as its title, date and passages, each as `page.line heading: text`. */
async function outline(name: string): Promise<string[]> {
  const { documents } = await readDocuments([fixture(name)]);
  return documents.flatMap(({ title, date, passages }) => [
    `${title} (${date})`,
    ...passages.map(
      ({ text, heading, page, line }) => `${page ?? "-"}.${line ?? "-"} ${heading ?? "-"}: ${text}`,
    ),
  ]);
}

describe("what a document says, with its places", () => {
  it("a PDF: paragraphs across lines, rows of a table, no footers", async () => {
    expect(await outline("harbour.pdf")).toEqual([
      "Moving to the harbour (2000-01-01)",
      "1.4 Costs: The rent of the harbour office is 99,000 EUR a year, and the contract runs for five years with an option of three more.",
      "1.6 Costs: Fourteen people work in the office today; the harbour has room for twenty-two.",
      "1.7 Costs: Item | 2025 | 2026",
      "1.8 Costs: Rent | 80,000 | 99,000",
      "1.9 Costs: Power | 4,000 | 5,100",
      "3.3 Risks: The present lease ends on 31 March 2027.",
      "4.3 Parking: There are six places for cars.",
    ]);
  });

  it("a PDF whose headings are bold: a figure or a line of code in a font of its own can still be cited", async () => {
    const long =
      "2. Who pays what, and what happens to the furniture that stays in the building when the tenant leaves";
    expect(await outline("lease.pdf")).toEqual([
      "Lease (2000-01-01)",
      "1.2 1. Duration: The lease runs for five years.",
      `1.5 ${long}: Painting: The landlord paints all rooms before the tenant moves in, as was agreed, and the tenant pays for the move and for everything else.`,
      `1.7 ${long}: Total: 99,000 EUR`,
      `1.8 ${long}: This is a year's rent.`,
      `1.9 ${long}: rent := 99`,
      `1.10 ${long}: Ask early. The notice period is six months.`,
    ]);
  });

  it("a Word document: headings by style, list items, table rows", async () => {
    expect(await outline("minutes.docx")).toEqual([
      "Minutes of March (2026-03-14)",
      "-.- Decisions: We keep two teams in the old building.",
      "-.- Decisions: Ann asks for three offers by Friday.",
      "-.- Decisions: Who | Until",
      "-.- Decisions: Ann | 20 March",
    ]);
  });

  it("a presentation: slides with titles, tables and notes", async () => {
    expect(await outline("deck.pptx")).toEqual([
      "Harbour in six minutes (2026-03-14)",
      "1.- Why move: More room",
      "1.- Why move: Lower power costs",
      "1.- Why move: Say that power costs are an estimate.",
      "2.- What it costs: Rent | 99,000",
      "2.- What it costs: Power | 5,100",
    ]);
  });

  it("a page: what a reader sees of it", async () => {
    expect(await outline("page.html")).toEqual([
      "Harbour & city (2026-02-01)",
      "-.6 Harbour: Rents rose by 12 % in a year.",
      "-.8 Harbour: Trams every ten minutes",
      "-.8 Harbour: No school",
      "-.9 Harbour: Year | Rent",
      "-.9 Harbour: 2025 | 14.20",
    ]);
  });

  it("an e-mail: its encoded words and text", async () => {
    expect(await outline("mail.eml")).toEqual([
      "Harbour: the landlord's offer (2026-03-13)",
      "-.- -: From Ann Lee <ann@example.org> to Board <board@example.org>",
      "-.- -: Dear all,",
      "-.- -: the landlord offers 95,000 EUR a year – if we sign in April.",
    ]);
  });

  it("a workbook: its size, then its first rows", async () => {
    const [, size, first, ...rest] = await outline("costs.xlsx");
    expect(size).toBe('-.1 Costs: Table "Costs" with 60 rows and 2 columns: month, rent.');
    expect(first).toBe("-.2 Costs: month: month 1; rent: 8001");
    expect(rest).toHaveLength(39);
  });
});

describe("what is not read is named", () => {
  it("a scanned page, attachments, further rows; in a folder also what cannot be read", async () => {
    const { notRead, documents } = await readDocuments([fixtures]);
    const name = (file: string): string => file.slice(fixtures.length + 1);
    expect(documents.map(({ file }) => name(file))).toEqual([
      "costs.xlsx",
      "deck.pptx",
      "harbour.pdf",
      "lease.pdf",
      "mail.eml",
      "make.py",
      "minutes.docx",
      "page.html",
    ]);
    expect(notRead.map(({ file, page, reason }) => `${name(file)} ${page ?? "-"}: ${reason}`)).toEqual([
      'costs.xlsx -: 20 rows of the sheet "Costs" after the first 40; concordat analyze computes over all rows',
      "cut.pdf -: is not a PDF that can be read: Invalid PDF structure",
      "harbour.pdf 2: it has no text: a scanned page is not read; recognise its text first (OCR)",
      "locked.pdf -: is protected by a password; save it without one",
      'mail.eml -: the attachment "offer.pdf"',
    ]);
  });

  it.each([
    ["locked.pdf", "LOCKED", "is protected by a password; save it without one"],
    ["cut.pdf", "BROKEN", "is not a PDF that can be read: Invalid PDF structure"],
    ["none.pdf", "NOT_FOUND", "there is no such file or folder", " cannot be read: "],
    ["*.odt", "NOT_FOUND", "no file matches this pattern"],
  ])("%s, named by itself, is an error", async (name, code, reason, mark = ": ") => {
    const error = await readDocuments([fixture(name)]).catch((thrown: unknown) => thrown);
    if (!DocumentError.isInstance(error)) throw new Error("no DocumentError was thrown");
    expect([error.code, error.message]).toEqual([code, `${fixture(name)}${mark}${reason}`]);
  });
});

describe("files made for a case", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "documents-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const put = async (name: string, content: string | Uint8Array): Promise<string> => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const messageOf = (name: string): Promise<unknown> =>
    readDocuments([join(folder, name)]).then(
      () => "was read",
      (error: unknown) => (DocumentError.isInstance(error) ? error.message.replace(`${folder}/`, "") : error),
    );

  it("Markdown: headings are no paragraphs, code stays whole, front matter gives title and date", async () => {
    const file = await put(
      "a.md",
      "---\ntitle: Plan\ndate: 2026-01-02\n---\n# Costs #\n\nRent is\n99.\n\nMore\n----\n- one\n- two\n\n```sh\n# not a heading\n\nls\n```\nend\n",
    );
    const { documents } = await readDocuments([file]);
    expect(documents[0]).toMatchObject({ title: "Plan", date: "2026-01-02", kind: "markdown" });
    expect(documents[0]?.passages).toEqual([
      { text: "Rent is\n99.", heading: "Costs", page: null, line: 7 },
      { text: "- one", heading: "More", page: null, line: 12 },
      { text: "- two", heading: "More", page: null, line: 13 },
      { text: "# not a heading\n\nls", heading: "More", page: null, line: 16 },
      { text: "end", heading: "More", page: null, line: 20 },
    ]);
  });

  it("texts in other encodings are read, mixed ones refused with the line", async () => {
    const latin = await put("latin.txt", Buffer.from("caf\xe9\n", "latin1"));
    const wide = await put("wide.txt", Buffer.from("\ufeffMiete\n", "utf16le"));
    const { documents } = await readDocuments([latin, wide]);
    expect(documents.flatMap(({ passages }) => passages.map(({ text }) => text))).toEqual(["café", "Miete"]);
    await put("mixed.txt", Buffer.concat([Buffer.from("ü\n"), Buffer.from([0xe9, 0x0a])]));
    expect(await messageOf("mixed.txt")).toBe(
      "mixed.txt: line 2 is not UTF-8, but other lines are; save the file as UTF-8",
    );
  });

  it.each<[string, string | Uint8Array, string]>([
    ["empty.txt", "", "is empty"],
    ["blank.md", " \n\n", "contains no text"],
    ["broken.docx", "PK\u0003\u0004 broken", "is damaged or cut off"],
    ["text.docx", "only text", "is damaged, or not the Office file that its name says"],
    [
      "old.doc",
      Buffer.from("d0cf11e0a1b11ae1", "hex"),
      "is an Office file of the old kind (.doc, .xls, .ppt); save it as .docx, .xlsx or .pptx",
    ],
    [
      "locked.xlsx",
      Buffer.concat([Buffer.from("d0cf11e0", "hex"), Buffer.from("EncryptedPackage", "utf16le")]),
      "is protected by a password; save it without one",
    ],
    [
      "picture.png",
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]),
      "is not a text file; its format is not one that is read",
    ],
    ["notes.rtf", "{\\rtf1\\ansi Rent is 99.}", "is an RTF file; save it as .docx"],
    [
      "tool.xyz",
      Buffer.from("0102030405060708".repeat(8), "hex"),
      "is not a text file; its format is not one that is read",
    ],
    [
      "long.txt",
      "rent ".repeat(4_000_001),
      "has more than 20 MB of text; save the part that matters as a file of its own",
    ],
    [
      "cut.txt",
      Buffer.from("\ufeffRent is 99.", "utf16le").subarray(0, -1),
      "is damaged or cut off: some of it is not UTF-16",
    ],
    ["deep.html", `${"<div>".repeat(100_000)}9 EUR`, "cannot be read: its parts are nested too deeply"],
    ["deep.md", `${">".repeat(100_000)} 9 EUR`, "cannot be read: its parts are nested too deeply"],
    ["lists.md", `${"- ".repeat(100_000)}9 EUR`, "cannot be read: its parts are nested too deeply"],
    ["note.eml", "no header at all", "is not an e-mail: it has no sender, date or subject"],
    [
      "bad.csv",
      'a,b\n"1,2\n',
      "is not a CSV file that can be read: Quote Not Closed: the parsing is finished with an opening quote at line 2",
    ],
  ])("%s gets one message", async (name, content, reason) => {
    await put(name, content);
    expect(await messageOf(name)).toBe(`${name}: ${reason}`);
  });

  it("reads text under any name, in a folder too", async () => {
    await put("minutes.xyz", "Rent is 99.\n");
    await put("colours.ansi", "\u001b[31mRent\u001b[0m is 99.\n");
    await put("wide.note", Buffer.from("\ufeffMiete\n", "utf16le"));
    await put("deep.htm", `${"<p><b>".repeat(1_000)}9 EUR`);
    await put("tool.bin", Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1]));
    const { documents, notRead } = await readDocuments([folder]);
    expect(documents.map(({ file, kind }) => [file.slice(folder.length + 1), kind])).toEqual([
      ["colours.ansi", "text"],
      ["minutes.xyz", "text"],
      ["wide.note", "text"],
    ]);
    expect(notRead.map(({ reason }) => reason)).toEqual([
      "cannot be read: its parts are nested too deeply",
      "is not a text file; its format is not one that is read",
    ]);
  });

  it("stops before documents have more text together than fits into memory", async () => {
    await put("a.txt", "rent ".repeat(3_000_000));
    await put("b.txt", "rent ".repeat(3_000_000));
    await put("c.txt", "Rent is 99.");
    const { documents, notRead } = await readDocuments([folder]);
    expect(documents.map(({ file }) => file.slice(folder.length + 1))).toEqual(["a.txt", "c.txt"]);
    expect(notRead.map(({ reason }) => reason)).toEqual([
      "the documents have more than 20 million characters with it; name fewer of them",
    ]);
  });

  it("names each of several unreadable files", async () => {
    const paths = [await put("a.txt", ""), await put("b.docx", "x")];
    await expect(readDocuments(paths)).rejects.toThrow(/a\.txt: is empty\n.*b\.docx: is damaged/);
  });

  it("reads a file once, and follows no link out of a folder", async () => {
    const file = await put("a.txt", "a\n");
    await put(".hidden.txt", "h\n");
    await symlink(fixtures, join(folder, "link"));
    const { documents, notRead } = await readDocuments([folder, file, join(folder, "*.txt")]);
    expect([documents.map((document) => document.file), notRead]).toEqual([[file], []]);
  });
});
