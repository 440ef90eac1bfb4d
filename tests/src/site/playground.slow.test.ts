import { deflateRawSync } from "node:zlib";
import {
  chromiumPath,
  launchChromium,
  openAddress,
  type ServedFolder,
  serveFolder,
} from "@concordat/testing/browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notBuilt, siteFolder } from "./built-site.js";

let site: ServedFolder;
let browser: Awaited<ReturnType<typeof launchChromium>>;
let page: Awaited<ReturnType<typeof browser.newPage>>;

const why = notBuilt || (chromiumPath === undefined ? " (skipped: no Chromium on the PATH)" : "");

/** The fragment of a link with any content, as somebody else may write it. */
function packed(part: string, fields: Readonly<Record<string, string>>): string {
  return deflateRawSync(JSON.stringify({ part, fields })).toString("base64url");
}

/** A page of its own that a link leads to, and what it complains of. */
async function openLink(fragment: string) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const complaints: string[] = [];
  tab.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  tab.on("pageerror", ({ message }) => complaints.push(message));
  await openAddress(tab, `${site.origin}/playground#${fragment}`);
  return { tab, complaints, [Symbol.asyncDispose]: () => context.close() };
}

const city = JSON.stringify({ type: "object", properties: { city: { minLength: 2 } }, required: ["city"] });

describe.skipIf(why !== "")(`the playground, once it is loaded, without a network${why}`, () => {
  beforeAll(async () => {
    site = await serveFolder(siteFolder);
    browser = await launchChromium();
    page = await browser.newPage();
    await openAddress(page, `${site.origin}/playground`);
    for (const part of ["Compare two schemas", "Draw a chart", "Read a text"]) {
      await page.getByRole("button", { name: part }).click();
      await answered();
    }
    await page.locator("select[name=contract]").selectOption("a Zod schema");
    await outcome().waitFor();
    await page.locator("select[name=contract]").selectOption("agent-decision/v2");
    await page.context().setOffline(true);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.[Symbol.asyncDispose]();
  });

  const write = async (name: string, text: string) => {
    await page.locator(`textarea[name=${name}]`).fill(text);
    await answered();
  };
  const answered = () => page.locator(".playground [data-busy=false]").waitFor();
  const outcome = () => page.locator(".outcome");

  it("shows what is read of a text by one's own schema, and what was put right where", async () => {
    await write("schema", city);
    await write("text", "Sure: {city: 'Tartu'}");
    expect(await outcome().getAttribute("data-state")).toBe("valid");
    expect(JSON.parse((await outcome().locator("pre").textContent()) ?? "")).toEqual({ city: "Tartu" });
    expect(await page.locator(".marked mark").allTextContents()).toEqual(["Sure:", "city", "'"]);
  });

  it("shows which value breaks the schema, and that it is not an answer", async () => {
    await write("text", '{"city": "T"}');
    expect(await outcome().getAttribute("data-state")).toBe("invalid");
    expect(await page.locator(".marked mark.problem").allTextContents()).toEqual(['"T"']);
  });

  it("shows why a text is refused", async () => {
    await write("text", '{"city": "Tar');
    expect(await outcome().textContent()).toContain("truncated: the text ends inside a value");
  });

  it("explains a failure next to its place in the text", async () => {
    await write("text", '{"city": "T"}');
    const [why = ""] = await page.locator(".marked mark.problem + .why").allTextContents();
    expect(why).toContain("/city must");
    await write("text", '{"city": "Tar');
    expect(await page.locator(".marked .why").allTextContents()).toEqual(["the text ends inside a value"]);
  });

  it("shows what is known of a text character by character", async () => {
    await page.locator("input[name=arrived]").fill("12");
    expect(await page.locator(".unfinished").textContent()).toContain("/city is still being written");
  });

  it("stays usable with a text in which thousands of things were put right", async () => {
    const keys = Array.from({ length: 8000 }, (_, index) => `a${index}: 1`);
    const text = `{${keys.join()}, city: "Tartu"}`;
    await write("text", text);
    expect(await outcome().getAttribute("data-state")).toBe("valid");
    expect(await page.locator(".shortened").textContent()).toContain(
      "the first 500 of 8001 notes are listed",
    );
    expect(await page.locator(".marked mark").count()).toBe(500);
    expect(await page.locator(".marked").textContent()).toBe(text);
    await page.getByRole("button", { name: "Stream it" }).click();
    await page.locator(".unfinished", { hasText: '"city": "Tartu"\n}' }).waitFor({ timeout: 120_000 });
  });

  it("says what is wrong with a schema", async () => {
    await write("schema", '{"type": "strange"}');
    expect(await outcome().textContent()).toContain("The schema cannot be used");
  });

  it("reads by a schema of Zod, and says what is wrong with one", async () => {
    await page.locator("select[name=contract]").selectOption("a Zod schema");
    await write("text", "{topic: 'Delivery', urgent: True, order: '4711'}");
    expect(JSON.parse((await outcome().locator("pre").textContent()) ?? "")).toEqual({
      topic: "delivery",
      urgent: true,
      order: 4711,
    });
    await write("schema", "z.object({ email: z.email() })");
    await write("text", '{"email": "ada"}');
    expect(await page.locator(".marked .why").allTextContents()).toEqual([
      expect.stringContaining("Invalid email"),
    ]);
    await write("schema", "z.object({ email: z.email().refine((email) => email !== '') })");
    expect(await outcome().textContent()).toContain("functions are not run in this page");
  });

  it("is opened by a link as it was, part and texts", async () => {
    await write("schema", "z.object({ place: z.string() })");
    await write("text", "{place: 'Tartu 數'}");
    await page.getByRole("button", { name: "Copy a link to this" }).click();
    await page.locator(".said", { hasText: "no server receives it" }).waitFor();
    const link = page.url();
    expect(link).toContain("/playground#");
    await page.context().setOffline(false);
    const other = await browser.newPage();
    await openAddress(other, link);
    await other.locator(".outcome[data-state=valid]").waitFor();
    expect(await other.locator("textarea[name=text]").inputValue()).toBe("{place: 'Tartu 數'}");
    expect(await other.locator("textarea[name=schema]").inputValue()).toBe("z.object({ place: z.string() })");
    await other.close();
    await page.context().setOffline(true);
  });

  it.each([
    ["damaged", "AAAA", "it is damaged, or only a part of it was copied"],
    ["far too long", "A".repeat(100_000), "it is too long for a link of the playground"],
    [
      "packed to megabytes",
      packed("read", { text: "a".repeat(9_000_000) }),
      "its texts are too long for the playground",
    ],
    [
      "for an unknown part",
      packed("__proto__", {}),
      "it names a part that this version of the playground does not have",
    ],
  ])("says of a link that is %s why it cannot be opened, and stays usable", async (_, fragment, problem) => {
    await using opened = await openLink(fragment);
    expect(await opened.tab.getByRole("alert").textContent()).toBe(`This link cannot be opened: ${problem}.`);
    await opened.tab.locator(".outcome[data-state=valid]").waitFor();
    expect(opened.complaints).toEqual([]);
  });

  it.each([
    ["endless to match", "a Zod schema", "z.string().regex(/^(a+)+$/)", `"${"a".repeat(50)}!"`, "stopped"],
    ["code", "a Zod schema", 'z["constructor"]["constructor"]("document.title = 1")()', "1", "no-schema"],
    ["without an end", "a schema of my own", '{"$ref": "#"}', "1", "no-schema"],
    ["very deep", "a schema of my own", '{"items":'.repeat(50_000), "1", "no-schema"],
    [
      "a page",
      "a schema of my own",
      '{"type": "string"}',
      "<img src=x onerror='document.title = 1'>",
      "unreadable",
    ],
  ])(
    "opens a link whose schema or text is %s without running or hanging",
    async (_, contract, schema, text, state) => {
      await using opened = await openLink(packed("read", { contract, schema, text }));
      await opened.tab.locator(`.outcome[data-state=${state}]`).waitFor();
      expect(await opened.tab.title()).toBe("Playground | Concordat");
      await opened.tab.locator("textarea[name=text]").fill("{}");
      expect(opened.complaints).toEqual([]);
    },
  );

  it("compares two schemas, with a witness and the version step", async () => {
    await page.getByRole("button", { name: "Compare two schemas" }).click();
    await write("old", '{"type": "string", "maxLength": 9}');
    await write("new", '{"type": "string", "maxLength": 5}');
    expect(await outcome().textContent()).toContain("Version step: major");
    expect(await page.locator(".witness").first().textContent()).toBe('"aaaaaa"');
  });

  it("draws a chart, and says what is wrong with one", async () => {
    await page.getByRole("button", { name: "Draw a chart" }).click();
    await page.locator(".drawing svg").waitFor();
    expect(await page.locator(".drawing svg rect").count()).toBe(8);
    await write("chart", '{"id": "x"}');
    expect(await outcome().textContent()).toContain("This is not a chart");
  });
});
