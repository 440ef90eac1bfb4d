import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumPath, launchChromium, pageProblems } from "@concordat/testing/browser";
import { startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerOffice, officeQuestion, writeOfficeDocuments } from "../testing/office-move.js";
import { runCli } from "../testing/run-cli.js";

let folder: string;
let html: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-page-"));
  await mkdir(join(folder, "documents"));
  await writeOfficeDocuments(join(folder, "documents"));
  await using server = await startModelServer(answerOffice);
  const context = ["--context", "documents", "--html", "move.html"];
  await runCli(["copilot", officeQuestion, ...context, "--endpoint", server.origin, "--model", "m"], {
    cwd: folder,
  });
  html = await readFile(join(folder, "move.html"), "utf8");
});
afterAll(() => rm(folder, { recursive: true }));

it("prints a decision of eleven documents on two pages, without the documents", async ({ skip }) => {
  if (chromiumPath === undefined) return skip("no Chromium on the PATH");
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent(html);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(2);
  expect(await pageProblems(browser, html)).toEqual([]);
  await browser.close();
});

it("opens a passage by keyboard: in the margin of a wide page, below the statement on a phone", async ({
  skip,
}) => {
  if (chromiumPath === undefined) return skip("no Chromium on the PATH");
  const browser = await launchChromium();
  for (const { width, isBeside } of [
    { width: 1440, isBeside: true },
    { width: 390, isBeside: false },
  ]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.setContent(html);
    const source = page.locator(".answer .source");
    await source.locator("summary").focus();
    await page.keyboard.press("Enter");
    const passage = source.locator(".passage");
    expect(await passage.textContent()).toContain("11 of 14 people prefer the harbour office.");
    const [statement, opened] = [await page.locator(".answer").boundingBox(), await passage.boundingBox()];
    if (statement === null || opened === null) throw new Error("both are shown");
    expect(opened.x >= statement.x + statement.width).toBe(isBeside);
    expect(opened.x + opened.width).toBeLessThanOrEqual(width);
    // Another one takes its place.
    await page.locator("main li .source summary").first().click();
    expect(await passage.isVisible()).toBe(false);
    await page.close();
  }
  await browser.close();
});
