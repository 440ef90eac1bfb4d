import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  escapeHtml,
  escapeMarkdown,
  formatChange,
  formatDate,
  formatNumber,
  formatShare,
  lineChart,
  paragraphs,
  printAmount,
  printAmountOfChange,
  printChange,
  printFixed,
  printNumber,
  printNumbers,
  printShare,
  shareBar,
  standaloneSvg,
  waterfall,
} from "./index.js";

const hidden = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

describe("words", () => {
  it("stay words in HTML: no mark of HTML, nothing hidden, no direction turned", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (words) => {
        const text = escapeHtml(words).replace(/[\n\t]/g, "");
        expect(text).not.toMatch(/[<>"']/);
        expect(text).not.toMatch(hidden);
      }),
    );
  });

  it.each([
    ["# a", "\\# a"],
    ["- a", "\\- a"],
    ["-1.5", "-1.5"],
    ["1. a", "1\\. a"],
    ["25.0 %", "25.0 %"],
    ["a_b*c", "a\\_b\\*c"],
    ["[x](y)", "\\[x\\](y)"],
    ["https://x", "https\\://x"],
    ["<b>", "\\<b\\>"],
    ["a\n\nb", "a b"],
    ["\u202eb", "\ufffdb"],
  ])("%j in Markdown is %s", (words, escaped) => {
    expect(escapeMarkdown(words)).toBe(escaped);
  });

  it("flow where a program wrapped them, and keep the lines of a list", () => {
    const wrapped = "This line was wrapped by a program at some\nwidth, and continues in the next one here.";
    expect(paragraphs(`${wrapped}\n\n- one\n- two`)).toBe(
      `<p>${wrapped.replace("\n", " ")}</p>\n<p>- one<br>- two</p>`,
    );
  });
});

it.each([
  [0.000123, "0.000123"],
  [12_013.255, "12,013.26"],
  [null, "–"],
  [-0.5, "-0.5"],
  [2_143.6, "2,143.60"],
  [2_143.0000001, "2,143"],
  [60_984, "60,984"],
  [-0, "0"],
  [-1e-17, "0"],
])("%s is written %s", (value, written) => {
  expect(formatNumber(value)).toBe(written);
});

it.each([
  [233_543, "233,543"],
  [-128_646, "−128,646"],
  [9_999_999, "9,999,999"],
  [12_340_000, "12.34 M"],
  [1_318_683_096, "1.319 B"],
  [-2_500_000_000_000, "−2.5 T"],
  [-0.5, "−0.5"],
])("%s in a sentence is %s", (value, written) => {
  expect(printAmount(value)).toBe(written);
});

it.each([
  [
    [4, 3.72, 4.28],
    ["4.00", "3.72", "4.28"],
  ],
  [
    [0.173, 0.0466, 0.299],
    ["0.173", "0.047", "0.299"],
  ],
  [
    [-1, 0, 2],
    ["−1", "0", "2"],
  ],
  [
    [0, 0, 0],
    ["0", "0", "0"],
  ],
  [
    [0.001, 0.002, 0.0031],
    ["0.00100", "0.00200", "0.00310"],
  ],
  [
    [-0.004, 1.5, 2143.6],
    ["0.00", "1.50", "2,143.60"],
  ],
])("formats %j, which are read together, with the same decimals", (values, texts) => {
  expect(printNumbers(values)).toEqual(texts);
});

it("formats a number with a fixed number of decimals, and zero without a sign", () => {
  expect([printFixed(0.1, 2), printFixed(-0.001, 2), printFixed(-0.349, 2)]).toEqual([
    "0.10",
    "0.00",
    "−0.35",
  ]);
});

it("writes the minus sign of print", () => {
  expect([printNumber(-1), printNumber(null), printChange(-2), printShare(-0.045)]).toEqual([
    "−1",
    "–",
    "−2",
    "−4.5 %",
  ]);
  expect([printAmountOfChange(-12_340_000), printAmountOfChange(12_340_000), printAmountOfChange(0)]).toEqual(
    ["−12.34 M", "+12.34 M", "0"],
  );
});

it("gives what rounds to zero no sign", () => {
  expect([formatShare(-0.0004), formatShare(-0.0006), formatChange(-1e-17)]).toEqual([
    "0.0 %",
    "-0.1 %",
    "0",
  ]);
});

it("writes moments as people do", () => {
  expect([formatDate("2026-03-14T09:26:53Z"), formatDate("soon")]).toEqual([
    "14 March 2026, 09:26 UTC",
    "soon",
  ]);
});

describe("charts", () => {
  const steps = [
    { label: "Nord", change: 30 },
    { label: "</svg><b>", change: -10 },
  ];
  const near = {
    name: "Change",
    from: { label: "A", value: 1_000 },
    steps,
    to: { label: "B", value: 1_020 },
  };

  it("say in words what they show", () => {
    expect(waterfall({ ...near, steps: steps.slice(0, 1) }, 720)).toContain(
      'aria-label="Change: from 1,000 in A by Nord +30 to 1,020 in B"',
    );
    expect(
      shareBar(
        {
          name: "Votes",
          parts: [
            { label: "go", count: 4 },
            { label: "no", count: 1 },
          ],
        },
        360,
      ),
    ).toContain('aria-label="Votes: go 4 of 5, no 1 of 5"');
  });

  it("say so where their axis does not begin at 0, and break the bars that would", () => {
    expect(waterfall(near, 720)).toMatch(/Axis from 99\d, not 0: the broken bars are longer\./);
    expect(waterfall(near, 720).match(/class="bar"/g)).toHaveLength(4);
    const far = { ...near, from: { label: "A", value: 5 }, to: { label: "B", value: 25 } };
    expect(waterfall(far, 720)).not.toContain("not at 0");
    expect(waterfall(far, 720).match(/class="bar"/g)).toHaveLength(2);
  });

  it("hold no markup of their labels, and stand alone as a file", () => {
    const file = standaloneSvg(waterfall(near, 720));
    expect(file).toMatch(/^<svg width="720" height="[\d.]+" /);
    expect(file.match(/<\/svg>/g)).toHaveLength(1);
    expect(file).toContain("&lt;/svg&gt;");
  });

  it("are drawn of anything: one point, none, or equal points", () => {
    const point = { label: "2008", value: 1, isPartial: false, isMarked: true };
    for (const points of [
      [point],
      [point, point],
      [{ ...point, value: -5 }, { ...point, value: null }, point],
    ])
      expect(lineChart({ name: "x", points }, 360)).not.toMatch(/NaN|Infinity/);
  });

  it("write a value where the line does not run: at the side of a slope, above a peak, below a valley", () => {
    const marked = (values: readonly number[]): { x: number; y: number }[] => {
      const points = values.map((value, index) => ({
        ...{ label: `${index}`, value, isPartial: false, isMarked: index === 2 },
      }));
      const drawn = lineChart({ name: "x", points }, 720);
      const [, cx = "", cy = ""] = /<circle class="rise" cx="([\d.]+)" cy="([\d.]+)"/.exec(drawn) ?? [];
      const [, x = "", y = ""] = /<text x="([\d.]+)" y="([\d.]+)"[^>]*>55</.exec(drawn) ?? [];
      return [{ x: Number(x) - Number(cx), y: Number(y) - Number(cy) }];
    };
    const [rising, falling, peak, valley] = [
      [10, 30, 55, 70, 90],
      [90, 70, 55, 30, 10],
      [10, 30, 55, 30, 10],
      [90, 70, 55, 70, 90],
    ].flatMap(marked);
    expect(rising?.x).toBeLessThan(-10);
    expect(falling?.x).toBeGreaterThan(10);
    expect([peak?.x, valley?.x]).toEqual([0, 0]);
    expect(peak?.y).toBeLessThan(0);
    expect(valley?.y).toBeGreaterThan(0);
  });

  it.each([360, 720] as const)(
    "keep the values of the first and last point within a width of %i",
    (width) => {
      const points = ["2024", "2025"].map((label, index) => ({
        ...{ label, value: 123_456_789_012.34 + index, isPartial: false, isMarked: true },
      }));
      const places = [
        ...lineChart({ name: "x", points }, width).matchAll(/<text x="([\d.]+)"[^>]*>123,456,789,01\d/g),
      ];
      const middles = places.map(([, x]) => Number(x)).filter((x) => x > 150);
      const half = (18 * 13 * 0.66) / 2;
      expect(Math.max(...middles)).toBeLessThanOrEqual(width - half + 0.1);
    },
  );
});
