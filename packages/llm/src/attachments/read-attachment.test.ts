import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { readAttachment } from "./index.js";

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const pdf = new TextEncoder().encode("%PDF-1.7\n%%EOF");
const data = Buffer.from(png).toString("base64");
const part = { type: "image", data, mediaType: "image/png" };
const folder = mkdtempSync(join(tmpdir(), "attachments-"));
const file = join(folder, "receipt.jpg");
writeFileSync(file, png);
const fetch = async () => new Response(png);

describe("an attachment", () => {
  it.each([
    ["a path", file],
    ["an address of a file", pathToFileURL(file)],
    ["such an address as text", pathToFileURL(file).href],
    ["an address", "https://shop.example/receipt?key=1"],
    ["a URL", new URL("https://shop.example/receipt")],
    ["a data: address", `data:image/png;base64,${data}`],
    ["bytes", png],
    ["a buffer of bytes", png.buffer.slice(0)],
    ["a Blob", new Blob([png])],
  ])("is read from %s, its format by its bytes", async (_, source) => {
    const load = String(source).startsWith("data:") ? globalThis.fetch : fetch;
    expect(await readAttachment(source, { fetch: load })).toEqual(part);
  });

  it.each([
    ["image/jpeg", [0xff, 0xd8, 0xff, 0xe0]],
    ["image/gif", [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
    ["image/webp", [0x52, 0x49, 0x46, 0x46, 1, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]],
  ])("may be %s", async (mediaType, bytes) => {
    expect(await readAttachment(Uint8Array.from(bytes))).toMatchObject({ type: "image", mediaType });
  });

  it("may be a PDF, with its name if it has one", async () => {
    const path = join(folder, "Invoice 7.pdf");
    writeFileSync(path, pdf);
    expect(await readAttachment(path)).toMatchObject({ type: "document", name: "Invoice 7.pdf" });
    expect(await readAttachment(pdf)).toEqual({
      type: "document",
      data: Buffer.from(pdf).toString("base64"),
      mediaType: "application/pdf",
    });
  });

  it("of many bytes is written as base64 without a seam", async () => {
    const large = new Uint8Array(100_001).map((_, index) => png[index] ?? index % 251);
    expect((await readAttachment(large)).data).toBe(Buffer.from(large).toString("base64"));
  });

  it.each<[string, unknown, RegExp]>([
    ["is text", new TextEncoder().encode("<svg>"), /^the picture or document is not a picture \(PNG/],
    ["is empty", new Uint8Array(0), /is not a picture/],
    ["is not there", join(folder, "none.png"), /ENOENT/],
    ["is nothing", undefined, /^source must be a path, an address/],
    ["is a blank path", " ", /^source must be a path/],
    ["is a number", 5, /^source must be a path/],
  ])("is refused if it %s", async (_, source, message) => {
    await expect(readAttachment(source as never)).rejects.toThrow(message);
  });

  it.each([
    ["bytes", png],
    ["a file", file],
    ["an address", "https://shop.example/receipt?key=secret"],
    ["a Blob", new Blob([png])],
  ])("is refused if %s are more than allowed", async (_, source) => {
    await expect(readAttachment(source, { fetch, maxBytes: 10 })).rejects.toThrow(/has more than 10 bytes/);
    await expect(readAttachment(source, { fetch, maxBytes: 10 })).rejects.not.toThrow(/secret/);
  });

  it("is refused if its address gives no answer", async () => {
    const missing = async () => new Response("<h1>Not found</h1>", { status: 404 });
    await expect(readAttachment("https://shop.example/a.png?key=secret", { fetch: missing })).rejects.toThrow(
      new Error("https://shop.example/a.png answered with status 404"),
    );
  });
});
