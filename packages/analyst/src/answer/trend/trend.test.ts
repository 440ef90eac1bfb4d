import { describe, expect, it } from "vitest";
import { prepareAnalysis } from "../../analysis/prepare-analysis.js";
import { answerSentences } from "../../report/reading-words.js";
import { withTable } from "../../testing/table-file.js";
import { levelShift } from "./level-shift.js";
import { ownHistory } from "./own-history.js";
import { decompose } from "./season.js";
import { turningPoints } from "./turning-points.js";

const counted = <T>(length: number, value: (at: number) => T): T[] =>
  Array.from({ length }, (_, at) => value(at));

const seasonal = counted(20, (at) => 100 + 2 * at + (at % 4 === 2 ? 10 : 0) + ((at * 7) % 5));
const shifted = [...counted(12, (at) => 10 + ((at * 7) % 5)), ...counted(9, (at) => 3 + ((at * 7) % 5))];

// statsmodels: r = seasonal_decompose(seasonal, model=…, period=4); the strength is 1 − var(resid) / var(seasonal + resid).
it.each([
  [false, [-2.1484375, -2.6171875, 7.6953125, -2.9296875], 0.9074837537558521, [102.1484375, 143.9296875]],
  [
    true,
    [0.9822103071704219, 0.9781413799499029, 1.0639493728620932, 0.9756989400175821],
    0.8948226955268052,
    [101.81118979303191, 144.51178966891078],
  ],
])("a season is that of statsmodels, multiplied: %s", (isMultiplied, factors, strength, ends) => {
  const season = decompose({ values: seasonal, perYear: 4 }, isMultiplied);
  for (const [place, factor] of factors.entries()) expect(season.factors[place]).toBeCloseTo(factor, 10);
  expect(season.strength).toBeCloseTo(strength, 10);
  expect(season.adjusted[0]).toBeCloseTo(ends[0] ?? 0, 10);
  expect(season.adjusted[19]).toBeCloseTo(ends[1] ?? 0, 10);
});

// ruptures: Dynp(model="l2", min_size=5, jump=1).fit(shifted).predict(n_bkps=1) is [12, 21].
it("a level shifts where ruptures finds it, and nowhere on a line", () => {
  const shift = levelShift(shifted);
  expect(shift?.at).toBe(12);
  expect(shift?.before).toBeCloseTo(11.833333333333334, 10);
  expect(shift?.after).toBeCloseTo(4.888888888888889, 10);
  expect(levelShift(seasonal)).toBeNull();
});

// scipy: argrelextrema(numpy.round(100 + 10 * numpy.sin(numpy.arange(40) / 3), 3), numpy.greater, order=2) and numpy.less.
it("turning points are the highs and lows that scipy finds, and take turns", () => {
  const wave = counted(40, (at) => Math.round(1_000 * (100 + 10 * Math.sin(at / 3))) / 1_000);
  expect(turningPoints(wave, 4).map(({ at, isHigh }) => [at, isHigh])).toEqual([
    [5, true],
    [14, false],
    [24, true],
    [33, false],
  ]);
  const wavering = wave.map((value, at) => (at === 14 ? value + 0.5 : value));
  expect(turningPoints(wavering, 4).filter(({ isHigh }) => isHigh)).toHaveLength(2);
});

// numpy: d = diff(shifted)[:-1], quantile(d, [.25, .75]) and one and a half times their distance beyond them.
it("the last change is measured by those before it", () => {
  const series = { periods: shifted.map(String), values: shifted, perYear: 1, filled: 0 };
  expect(ownHistory(series, false)).toMatchObject({
    change: -3,
    usual: [-10.5, 9.5],
    isUnusual: false,
    changes: 19,
  });
  expect(ownHistory({ ...series, values: [...shifted.slice(0, -1), 40] }, false)?.isUnusual).toBe(true);
  expect(ownHistory({ ...series, values: shifted.slice(0, 5) }, false)).toBeNull();
});

const lines = (periods: readonly string[], values: readonly number[]): string =>
  `date,sales\n${periods.map((period, at) => `${period},${values[at]}`).join("\n")}\n`;

const quarters = counted(20, (at) => 2015 + at / 4).map(
  (year, at) => `${Math.floor(year)}-${String(3 * (at % 4) + 1).padStart(2, "0")}-01`,
);

const days = counted(135, (at) => Date.UTC(2023, 0, 1 + at)).map((time) =>
  new Date(time).toISOString().slice(0, 10),
);

const answer = (content: string, question: string): Promise<string> =>
  withTable("shop.csv", content, async (table) =>
    answerSentences(await prepareAnalysis({ table, question, client: null, out: "unused" })),
  );

describe("a question about a course", () => {
  it.each<[string, ...(string | RegExp)[]]>([
    [
      "How did sales develop over time?",
      "It was highest in 2019-Q3",
      "A season returns each year: highest in Q3 (+7.70), lowest in Q4 (−2.93). Without it, the series rose from 102.15 to 143.93.",
    ],
    ["Is there a season in the sales?", "A season returns each year: highest in Q3"],
    [
      "Were the last sales unusual?",
      /^The change from 2018-Q4 to 2019-Q4 \(.*\) is usual for it: of 15 earlier ones/,
    ],
  ])("%s", async (question, ...said) => {
    const text = await answer(lines(quarters, seasonal), question);
    for (const part of said) {
      if (typeof part === "string") expect(text).toContain(part);
      else expect(text).toMatch(part);
    }
  });

  it("leads with what it asks for by name", async () => {
    const years = counted(shifted.length, (at) => String(2000 + at));
    expect(await answer(lines(years, shifted), "When was the turning point of sales?")).toMatch(
      /^Its level fell with 2012: 11\.83 on average before, 4\.89 from then on\./,
    );
  });

  it.each([
    ["How did sales develop over time?", "fell from 310 in 2023-01 to 300 in 2023-04"],
    ["In which month were sales lowest?", "is lowest in 2023-02: 280"],
  ])("leaves out a month of which the table has a part: %s", async (question, said) => {
    const text = await answer(
      lines(
        days,
        counted(135, () => 10),
      ),
      question,
    );
    expect(text).toContain(said);
    expect(text).toContain("The table has a part of 2023-05 only: it was left out.");
  });
});
