import { describe, expect, it } from "vitest";
import { formatShare, intervalChart, lineChart, reliabilityChart, table, treeChart } from "./index.js";

const leaf = (label: string) => ({ label, children: [], omitted: 0 });

describe("a tree", () => {
  it("has a line for each place, what comes from it below and further in, and counts what is left out", () => {
    const root = {
      label: "a",
      children: [{ ...leaf("b"), children: [leaf("c")], omitted: 2 }, leaf("d")],
      omitted: 1,
    };
    const drawing = treeChart({ name: "Who had it from whom", root }, 360);
    const texts = [...drawing.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)/g)].map(
      ([, x, y, label]) => [label, Number(x), Number(y)],
    );
    const at = (label: string): number[] =>
      texts
        .find(([one]) => one === label)
        ?.slice(1)
        .map(Number) ?? [];
    expect(texts.map(([label]) => label)).toEqual(["a", "b", "c", "2 more", "d", "1 more"]);
    expect(at("b")[0]).toBeGreaterThan(at("a")[0] ?? 0);
    expect(at("c")[0]).toBeGreaterThan(at("b")[0] ?? 0);
    expect(at("d")[0]).toBe(at("b")[0]);
    expect(texts.map(([, , y]) => Number(y))).toEqual(
      texts.map(([, , y]) => Number(y)).toSorted((a, b) => a - b),
    );
  });

  it("stays within its width, however deep it is", () => {
    const deep = Array.from({ length: 200 }).reduce<ReturnType<typeof leaf>>(
      (child, _, index) => ({ label: `</svg> ${index}`, children: [child] as never[], omitted: 0 }),
      leaf("last"),
    );
    const drawing = treeChart({ name: "deep", root: deep }, 360);
    const places = [...drawing.matchAll(/<text x="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect(Math.max(...places)).toBeLessThan(260);
    expect(drawing.match(/<\/svg>/g)).toHaveLength(1);
  });
});

describe("values with intervals", () => {
  const rows = [
    { label: "reshares", value: 0.04, interval: { low: 0.01, high: 0.07 }, isMarked: true },
    { label: "likes", value: -0.02, interval: null, isMarked: false },
    { label: "replies", value: null, interval: null, isMarked: false },
  ];

  it("say in words what they show, and where there is no value", () => {
    expect(intervalChart({ name: "B − A", rows, format: formatShare, none: "not known" }, 720)).toContain(
      'aria-label="B − A: reshares 4.0 % (1.0 % to 7.0 %), likes -2.0 %, replies not known"',
    );
  });

  it("stand left and right of 0", () => {
    const drawing = intervalChart({ name: "x", rows, format: formatShare, none: "–" }, 720);
    const zero = Number(/<line class="line" x1="([\d.]+)"[^>]*stroke-width="2"/.exec(drawing)?.[1]);
    const dots = [...drawing.matchAll(/<circle class="\w+" cx="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect(dots.map((x) => Math.sign(x - zero))).toEqual([1, -1]);
  });

  it("have marks from zero at even distances, as many as there is room for, also next to the values of the rows", () => {
    const shares = [0.26, 0.79].map((value) => ({
      ...{ label: `share ${value}`, value, isMarked: false },
      interval: { low: 0, high: 0.96 },
    }));
    const marks = (width: 360 | 720): string[] => {
      const chart = { name: "x", rows: shares, format: formatShare, none: "–", numbers: "values" as const };
      return [...intervalChart(chart, width).matchAll(/class="axis">([^<]*)</g)].map(
        ([, mark]) => mark ?? "",
      );
    };
    expect(marks(720)).toEqual(["0.0 %", "25.0 %", "50.0 %", "75.0 %"]);
    expect(marks(360)).toEqual(["0.0 %", "50.0 %"]);
  });

  it.each([[[]], [[{ label: "a", value: 0, interval: null, isMarked: false }]]])("are drawn of %j", (few) => {
    expect(intervalChart({ name: "x", rows: few, format: String, none: "–" }, 360)).not.toMatch(
      /NaN|Infinity/,
    );
  });
});

it("a line has a band where its points have intervals, and its axis holds both", () => {
  const point = (value: number | null, low: number, high: number) => ({
    ...{ label: "x", value, isPartial: false, isMarked: false },
    interval: value === null ? null : { low, high },
  });
  const drawing = lineChart(
    { name: "x", points: [point(1, 0, 2), point(1, -1, 3), point(null, 0, 0), point(2, 1, 9)] },
    720,
  );
  const bands = [...drawing.matchAll(/fill-opacity="0.2" d="M([^Z]+)Z"/g)].map(
    ([, path]) => path?.split("L").length,
  );
  expect(bands).toEqual([4, 4]);
  const heights = [...drawing.matchAll(/fill-opacity="0.2" d="M([^Z]+)Z"/g)].flatMap(([, path = ""]) =>
    path.split("L").map((place) => Number(place.split(" ")[1])),
  );
  // Of 200 pixels from -2.5 to 10, the values from -1 to 9.
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([38, 198]);
});

describe("the axis of a line", () => {
  const drawn = (...values: readonly number[]): string =>
    lineChart(
      {
        name: "x",
        points: values.map((value, index) => ({
          ...{ label: String(index), value },
          isPartial: false,
          isMarked: false,
        })),
      },
      720,
    );
  const heightOf = (drawing: string, pattern: RegExp): number[] =>
    [...drawing.matchAll(pattern)].map(([, y]) => Number(y));

  it.each([[[43_100, 61_518, 58_053]], [[-7, -61, -30]], [[0.1, 0.97, 0.5]], [[3, 4, 5]]])(
    "has marks around all of %j",
    (values) => {
      const drawing = drawn(...values);
      const marks = heightOf(drawing, /<line class="line" x1="[\d.]+" y1="([\d.]+)"/g);
      const points = heightOf(drawing, /<circle[^>]* cy="([\d.]+)"/g);
      expect(points).toHaveLength(values.length);
      expect(Math.min(...marks)).toBeLessThanOrEqual(Math.min(...points));
      expect(Math.max(...marks)).toBeGreaterThanOrEqual(Math.max(...points));
    },
  );

  it("says where it begins, unless that is 0", () => {
    expect(drawn(43_100, 61_518)).toContain("The axis begins at 40,000, not at 0.");
    expect(drawn(-50, -61)).toContain("The axis ends at −50, not at 0.");
    expect(drawn(1, 61_518)).not.toContain("not at 0");
    expect(drawn(-5, 5)).not.toContain("not at 0");
  });
});

it("a reliability chart has predictions that came true on its diagonal, each with its interval", () => {
  const point = (predicted: number, observed: number) => ({
    ...{ predicted, observed, n: 9 },
    interval: { low: observed - 0.1, high: observed + 0.1 },
  });
  const titles = { name: "x", predictedTitle: "odds", observedTitle: "said so" };
  const drawing = reliabilityChart(
    { ...titles, points: [point(0.25, 0.25), point(0.75, 0.5)], format: formatShare },
    360,
  );
  const [first, second] = [...drawing.matchAll(/<circle[^>]* cx="([\d.]+)" cy="([\d.]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)],
  );
  const [left, bottom] = [62, 24 + 268];
  expect(first).toEqual([left + 67, bottom - 67]);
  expect(second).toEqual([left + 201, bottom - 134]);
  expect(
    [...drawing.matchAll(/<rect class="rise"[^>]* height="([\d.]+)"/g)].map(([, height]) => height),
  ).toEqual(["53.6", "53.6"]);
  expect(drawing).toContain("of 9 at 75.0 %, 50.0 %");
});

it("a cell of a table leads to a part of the page, its words as words", () => {
  const rows = [{ cells: ["a", { text: "<1>", to: "list-1" }] }];
  expect(
    table(
      "x",
      [
        { heading: "a", isNumber: false },
        { heading: "b", isNumber: true },
      ],
      rows,
    ),
  ).toContain('<td class="number"><a href="#list-1">&lt;1&gt;</a></td>');
});
