// People whose agents are biased, drawn at random, for trials of calibration.

export const correlations = [0, 0.3, 0.7, 0.95];

let state = 35;
/** From 0 to 1, the same in each run (mulberry32). */
export function uniform() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
/** Begins the random numbers again, so that a table does not depend on those printed before it. */
export function beginAgain() {
  state = 35;
}
export const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
const place = (value) => Math.min(7, Math.max(1, Math.round(value)));

const share = (truth, threshold) => ({
  name: `yes at ${truth * 100} %`,
  isShare: true,
  truth,
  real: (draw) => (draw > threshold ? 1 : 0),
  simulated: (draw) => (draw > threshold - 0.4 ? 1 : 0),
});
export const populations = [
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

export function people({ real, simulated }, answered, correlation, all) {
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
