import { expect, it } from "vitest";
import { terminalSvg } from "./terminal-svg.mjs";

const printed = [
  "downloading",
  "Four people & <two> posts",
  "",
  "  ██░░ 38 %",
  ...Array(40).fill("word ".repeat(30)),
];

it("is a picture of the beginning and the end that stands still before a reader would have to stop it", () => {
  const svg = terminalSvg("concordat demo", printed.join("\n"));
  expect(svg).not.toContain("downloading");
  expect(svg).toContain("Four people &amp; &lt;two> posts");
  expect(svg).toMatch(/class="choice">.*38 %/);
  const delays = [...svg.matchAll(/animation-delay:([\d.]+)s/g)].map(([, delay]) => Number(delay));
  expect(delays.length).toBeGreaterThan(20);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(Math.max(...delays)).toBeLessThan(4.6);
  expect(svg).toContain("prefers-reduced-motion");
});
