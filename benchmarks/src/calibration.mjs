// How often the intervals of a calibration contain the truth, by trials with simulated people whose agents are biased: the
// least and the most over correlations of 0, 0.3, 0.7 and 0.95. TRIALS names another number than 1,000.
import { fromAnswersAlone, rectify } from "@concordat/calibration";
import { correlations, people, populations } from "./calibration/populations.mjs";

const trials = Number(process.env.TRIALS ?? 1_000);
const all = 1_000;
const sizes = [30, 50, 100, 200];

const percent = (value) => (value * 100).toFixed(1);
const contains = ({ low, high }, truth) => low <= truth + 1e-12 && truth <= high + 1e-12;

for (const about of ["these-people", "people-like-them"]) {
  console.log(`\nabout ${about}, ${all} people, ${trials} trials a cell: coverage of 95 % intervals`);
  console.log(`${"".padEnd(20)}${sizes.map((size) => `n = ${size}`.padEnd(13)).join("")}`);
  for (const population of populations) {
    const cells = sizes.map((answered) => {
      const shares = correlations.map((correlation) => {
        let contained = 0;
        for (let trial = 0; trial < trials; trial++) {
          const { drawn, mean } = people(population, answered, correlation, all);
          const { interval } = rectify(drawn, { about, isShare: population.isShare });
          if (contains(interval, about === "these-people" ? mean : population.truth)) contained++;
        }
        return contained / trials;
      });
      return `${percent(Math.min(...shares))}–${percent(Math.max(...shares))}`.padEnd(13);
    });
    console.log(`${population.name.padEnd(20)}${cells.join("")}`);
  }
}

console.log("\nwidth of the interval over that of the answers alone, yes at 30 %, these people");
for (const correlation of correlations) {
  const cells = sizes.map((answered) => {
    let ratio = 0;
    for (let trial = 0; trial < 200; trial++) {
      const { drawn } = people(populations[1], answered, correlation, all);
      const options = { about: "these-people", isShare: true };
      const [with_, without] = [rectify(drawn, options), fromAnswersAlone(drawn, options)].map(
        ({ interval }) => interval.high - interval.low,
      );
      ratio += with_ / without / 200;
    }
    return ratio.toFixed(2).padEnd(13);
  });
  console.log(`correlation ${String(correlation).padEnd(8)}${cells.join("")}`);
}
