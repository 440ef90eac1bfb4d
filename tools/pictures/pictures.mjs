#!/usr/bin/env node
// Makes the pictures of the README and of the site's first page from the product itself, into docs/pictures, each for a light page and, as
// NAME-dark, for a dark one; a terminal is dark on both, and its lines appear one by one:
//
//   node tools/pictures/pictures.mjs [demo|report|playground|viewer …]     after pnpm build and pnpm docs:build; needs Chromium and the model of the demo
//
// A picture shows what a command wrote at that time. Make them again when that looks different.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { launchChromium, serveFolder } from "../../packages/testing/dist/browser/index.js";
import { folderTarget, startViewer } from "../../packages/viewer/dist/index.js";
import { terminalSvg } from "./terminal-svg.mjs";

const root = join(import.meta.dirname, "../..");
const pictures = join(root, "docs/pictures");
const cli = join(root, "apps/cli/bin/concordat.js");
const schemes = ["light", "dark"];
const folder = mkdtempSync(join(tmpdir(), "concordat-pictures-"));
mkdirSync(pictures, { recursive: true });
const browser = await launchChromium();
try {
  const makers = {
    demo: demoPicture,
    report: reportPicture,
    playground: playgroundPicture,
    viewer: viewerPicture,
  };
  const wanted = process.argv.slice(2);
  for (const [name, make] of Object.entries(makers))
    if (wanted.length === 0 || wanted.includes(name)) await make();
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

function concordat(...args) {
  return execFileSync(process.execPath, [cli, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
}

function demoPicture() {
  // Both outputs, as a terminal shows them: what the demo is goes to standard error.
  const printed = execFileSync("sh", ["-c", '"$0" "$@" 2>&1', process.execPath, cli, "demo"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  save("demo.svg", terminalSvg("concordat demo", printed));
}

/** An analysis without a model: the same table makes the same report. */
async function reportPicture() {
  const asked = [
    "--question",
    "What drove the change in revenue?",
    "--measure",
    "revenue",
    "--compare",
    "2024:2025",
  ];
  concordat("analyze", join(root, "examples/bakery-sales.csv"), ...asked, "--llm", "none", "--out", "bakery");
  const report = pathToFileURL(join(folder, "bakery/report.html")).href;
  for (const scheme of schemes) await picture("report", report, { width: 1_000, height: 940 }, { scheme });
}

async function playgroundPicture() {
  const site = await serveFolder(join(root, "tools/site/dist"));
  const address = `${site.origin}/playground`;
  for (const scheme of schemes)
    await picture("playground", address, { width: 1_280, height: 880 }, { scheme, element: "textarea" });
  await site[Symbol.asyncDispose]();
}

/** The way of a rumour through a network, in a run that needs no model. */
async function viewerPicture() {
  concordat("simulate", join(root, "examples/rumour/scenario.json"), "--out", "rumour");
  const viewer = await startViewer({ target: await folderTarget(join(folder, "rumour")) });
  // It lets in one browser, which asks for each scheme in turn.
  const page = await browser.newPage({ viewport: { width: 1_000, height: 880 } });
  await page.goto(viewer.url);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.reload();
    await page.evaluate('location.hash = "#/run/network?by=post&post=m1&round=6"');
    // Canvases of the graph, and its colours; the page is never idle, as it follows the run.
    await page.waitForSelector(".network canvas");
    await page.waitForSelector(".legend .hue4");
    await page.waitForTimeout(4_000);
    await shoot("viewer", page, scheme);
  }
  await page.close();
  await viewer.close();
}

/** A screenshot of a page in a window of the given size, as WebP, once an element exists. */
async function picture(name, address, viewport, { scheme = "light", element = "body" } = {}) {
  const page = await browser.newPage({ viewport, colorScheme: scheme });
  await page.goto(address);
  await page.waitForSelector(element);
  await page.waitForLoadState("networkidle");
  await shoot(name, page, scheme);
  await page.close();
}

async function shoot(name, page, scheme) {
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  save(`${name}${scheme === "dark" ? "-dark" : ""}.webp`, Buffer.from(data, "base64"));
}

function save(name, content) {
  writeFileSync(join(pictures, name), content);
  console.log(`${name}: ${Math.round(content.length / 1_000)} kB`);
}
