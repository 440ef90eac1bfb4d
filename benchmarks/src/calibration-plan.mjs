// Whether a planned number of real answers is enough: a pilot plans, the planned number answers, and the interval is as
// narrow as wanted in the share of trials shown (80 of 100 are promised). TRIALS names another number than 1,000.
import { planOf, rectify } from "@concordat/calibration";
import { correlations, people, populations } from "./calibration/populations.mjs";

const trials = Number(process.env.TRIALS ?? 1_000);
const all = 2_000;
const pilots = [40, 80, 160];
const wanted = { "yes at 30 %": 0.05, "yes at 50 %": 0.05, "scale 1 to 7": 0.15 };

for (const about of ["these-people", "people-like-them"]) {
  console.log(
    `\nabout ${about}, ${all} people, ${trials} trials a cell: planned number (median), and where it was enough`,
  );
  for (const population of populations.filter(({ name }) => name in wanted))
    for (const correlation of correlations) {
      const cells = pilots.map((pilot) => {
        const numbers = [];
        let enough = 0;
        for (let trial = 0; trial < trials; trial++) {
          const { drawn } = people(population, all, correlation, all);
          const answeredBy = (n) => drawn.map((one, at) => (at < n ? one : { ...one, real: null }));
          const { isShare } = population;
          const first = answeredBy(pilot);
          const share = isShare ? rectify(first, { about, isShare }).estimate : null;
          const halfWidth = wanted[population.name];
          const { answers } = planOf([first], { about, halfWidth, share });
          if (answers === null) continue;
          numbers.push(answers);
          const { low, high } = rectify(answeredBy(Math.max(pilot, answers)), { about, isShare }).interval;
          if ((high - low) / 2 <= halfWidth) enough++;
        }
        numbers.sort((a, b) => a - b);
        const median = numbers[Math.floor(numbers.length / 2)];
        return `${median ?? "–"}: ${((100 * enough) / numbers.length).toFixed(0)} %`.padEnd(16);
      });
      console.log(
        `${population.name.padEnd(14)} r = ${String(correlation).padEnd(6)} ${pilots.map((n, at) => `n = ${n}: ${cells[at]}`).join(" ")}`,
      );
    }
}
