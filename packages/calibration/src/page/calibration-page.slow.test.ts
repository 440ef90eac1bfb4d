import { chromiumPath, launchChromium, pageProblems } from "@concordat/testing/browser";
import { expect, it } from "vitest";
import { calibrate } from "../calibrate/calibrate.js";
import { drawnAudience, support } from "../testing/audience.js";
import { panelQuestions, smallPanel } from "../testing/small-panel.js";
import { renderCalibration } from "./calibration-page.js";

it("is readable on a phone and a desktop, light and dark and on paper, with nothing for axe to report", async ({
  skip,
}) => {
  if (chromiumPath === undefined) return skip("no Chromium on the PATH");
  const drawn = drawnAudience({ all: 300, answered: 120, correlation: 0.8 });
  const hash = "0123456789abcdef".repeat(4);
  const origin = {
    runs: [{ name: "panel", identity: hash, model: "ollama:mistral", created_at: "2026-10-01T08:00:00Z" }],
    answers: {
      file: "a-file-of-answers-with-a-very-long-name-that-nobody-shortened.csv",
      rows: 44,
      sha256: hash,
    },
    created_at: "2026-10-02T09:00:00Z",
  };
  const pages = [
    calibrate({
      questions: panelQuestions,
      runs: [{ people: smallPanel() }],
      plan: 3,
      chosen: { how: "random" },
      asked: 60,
      origin,
    }),
    calibrate({
      questions: [{ survey: "opinion", question: support }],
      runs: [
        { message: "terraces", people: drawn },
        { message: "a-message-with-a-long-name-that-is-cut", people: drawn },
      ],
      segments: ["region"],
      plan: 5,
      chosen: { how: "random" },
    }),
  ];
  const browser = await launchChromium();
  for (const report of pages) expect(await pageProblems(browser, renderCalibration(report))).toEqual([]);
  await browser.close();
}, 120_000);
