// Times contenders against each other in one run. Rounds are interleaved (A B C, A B C, …), so that a
// machine that slows down slows all of them; what is quoted is the median of the rounds and its ratio to
// the reference's median.

const targetRoundNs = 4e6;

/** How long a contender runs before it is timed, so that the first table does not pay for compiling the code. */
const warmUpNs = 2e8;

/** Keeps results alive, so that no contender's work is optimised away. */
const kept = { result: undefined };

/**
 * @typedef {{ name: string, nsPerCall: number, ratio: number }} Row
 * @param {Record<string, () => unknown>} contenders functions of no arguments, one call = one operation
 * @param {{ reference: string, rounds?: number }} options the contender that ratios are taken against
 * @returns {Row[]} in the order given
 */
export function compare(contenders, { reference, rounds = 60 }) {
  const entries = Object.entries(contenders).map(([name, call]) => ({
    name,
    call,
    calls: calibrate(call),
    times: [],
  }));
  for (let round = 0; round < rounds; round++) {
    for (const entry of entries) entry.times.push(timeCalls(entry.call, entry.calls) / entry.calls);
  }
  const medians = entries.map(({ name, times }) => ({ name, nsPerCall: median(times) }));
  const base = medians.find(({ name }) => name === reference)?.nsPerCall;
  if (base === undefined) throw new Error(`no contender is called ${reference}`);
  return medians.map((row) => ({ ...row, ratio: row.nsPerCall / base }));
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** How many calls fill a round, found after the function is warm. */
function calibrate(call) {
  for (let spent = 0; spent < warmUpNs; ) spent += timeCalls(call, 100);
  let calls = 1;
  while (timeCalls(call, calls) < targetRoundNs && calls < 2 ** 26) calls *= 2;
  return Math.max(1, calls >> 1);
}

function timeCalls(call, calls) {
  const start = process.hrtime.bigint();
  for (let index = 0; index < calls; index++) kept.result = call();
  return Number(process.hrtime.bigint() - start);
}
