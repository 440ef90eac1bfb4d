// How often the intervals of a calibration contain the truth, by trials with simulated people whose agents are biased: the
// least and the most over correlations of 0, 0.3, 0.7 and 0.95. TRIALS names another number than 1,000.
import { fromAnswersAlone, rectify } from "@concordat/calibration";

const trials = Number(process.env.TRIALS ?? 1_000);
const all = 1_000;
const correlations = [0, 0.3, 0.7, 0.95];
const sizes = [30, 50, 100, 200];

let state = 35;
/** From 0 to 1, the same in each run (mulberry32). */
function uniform() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
const place = (value) => Math.min(7, Math.max(1, Math.round(value)));

const share = (truth, threshold) => ({
  name: `yes at ${truth * 100} %`,
  isShare: true,
  truth,
  real: (draw) => (draw > threshold ? 1 : 0),
  simulated: (draw) => (draw > threshold - 0.4 ? 1 : 0),
});
const populations = [
  share(0.05, 1.6448536269514722),
  share(0.3, 0.5244005127080407),
  share(0.5, 0),
  {
    ...{ name: "scale 1 to 7", isShare: false, truth: 4 },
    real: (draw) => place(4 + 1.5 * draw),
    simulated: (draw) => place(5 + 0.8 * draw),
  },
  {
    ...{ name: "lognormal amounts", isShare: false, truth: Math.exp(0.5) },
    real: Math.exp,
    simulated: (draw) => Math.exp(0.7 * draw) + 1,
  },
];

function people({ real, simulated }, answered, correlation) {
  let sum = 0;
  const drawn = Array.from({ length: all }, (_, at) => {
    const draw = normal();
    const other = correlation * draw + Math.sqrt(1 - correlation ** 2) * normal();
    const answer = real(draw);
    sum += answer;
    return { real: at < answered ? answer : null, simulated: simulated(other), weight: 1, inverseChance: 1 };
  });
  return { drawn, mean: sum / all };
}

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
          const { drawn, mean } = people(population, answered, correlation);
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
      const { drawn } = people(populations[1], answered, correlation);
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
