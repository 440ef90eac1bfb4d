// Times contenders against each other in one run. Rounds are interleaved (A B C, A B C, …), so that a
// machine that slows down slows all of them; what is quoted is the median of the rounds and its ratio to
// the reference's median.

/** The time on the wall, in nanoseconds. */
const wallClock = () => Number(process.hrtime.bigint());

/** The time that the process had a processor, in nanoseconds: what else the machine does counts less. In steps of 1,000. */
export const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
};

const defaults = {
  /** How often each contender is timed. */
  rounds: 60,
  roundNs: 4e6,
  /** How long a contender runs before it is timed, so that the first table does not pay for compiling the code. */
  warmUpNs: 2e8,
  /** The calls that this takes at least: a slow function is otherwise timed before the engine has optimised it. */
  warmUpCalls: 0,
  clock: wallClock,
};

/** Keeps results alive, so that no contender's work is optimised away. */
const kept = { result: undefined };

/**
 * @typedef {{ name: string, nsPerCall: number, ratio: number }} Row
 * @param {Record<string, () => unknown>} contenders functions of no arguments, one call = one operation
 * @param {{ reference: string } & Partial<typeof defaults>} options the contender that ratios are taken against, and how it is timed
 * @returns {Row[]} in the order given
 */
export function compare(contenders, { reference, ...asked }) {
  const how = { ...defaults, ...asked };
  const entries = Object.entries(contenders).map(([name, call]) => ({
    name,
    call,
    calls: calibrate(call, how),
    times: [],
  }));
  for (let round = 0; round < how.rounds; round++) {
    for (const { call, calls, times } of entries) times.push(timeCalls(call, calls, how.clock) / calls);
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
function calibrate(call, { warmUpNs, warmUpCalls, roundNs, clock }) {
  for (let spent = 0, made = 0; spent < warmUpNs || made < warmUpCalls; made += 100)
    spent += timeCalls(call, 100, clock);
  let calls = 1;
  while (timeCalls(call, calls, clock) < roundNs && calls < 2 ** 26) calls *= 2;
  return Math.max(1, calls >> 1);
}

function timeCalls(call, calls, clock) {
  const start = clock();
  for (let index = 0; index < calls; index++) kept.result = call();
  return clock() - start;
}
