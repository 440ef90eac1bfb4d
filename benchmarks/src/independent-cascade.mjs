// The cascade rule compared with NDlib's independent cascade: the same graphs, the same first spreader, the same
// probability. Needs Python with NDlib (pip install ndlib==6.0.1 six); PYTHON names another interpreter than python3.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildScenario, simulate } from "@concordat/simulation";

const python = process.env.PYTHON ?? "python3";
const theirs = join(import.meta.dirname, "independent-cascade.py");
const folder = mkdtempSync(join(tmpdir(), "concordat-cascade-"));
/** Rounds in which every cascade here comes to its end. */
const rounds = 40;
const probability = 0.1;

/** A graph whose first spreader is followed by most. */
function graph(size) {
  const scenario = (seed, author) =>
    buildScenario(
      {
        name: "cascade",
        seed,
        population_seed: 7,
        rounds,
        starts_at: "2026-03-14T08:00:00Z",
        round_minutes: 60,
        audience: {
          kind: "segments",
          size,
          segments: [{ name: "all", share: 1, interests: { from: ["trains"], count: 1 } }],
        },
        network: { kind: "preferential-attachment", follows_each: 5 },
        feed: { ranker: "chronological", size: null },
        activity: 1,
        policy: { kind: "cascade", probability },
      },
      { posts: [{ id: "m1", author_id: author, text: "Night trains are back." }] },
    );
  const first = scenario(1, "agent-0");
  const { followers, followed } = first.edges;
  const counts = new Uint32Array(size);
  for (const account of followed) counts[account]++;
  const hub = counts.indexOf(Math.max(...counts));
  const file = join(folder, `${size}.csv`);
  writeFileSync(file, Array.from(followers, (follower, edge) => `${followed[edge]},${follower}`).join("\n"));
  return { file, hub, scenario: (seed) => scenario(seed, first.audience.id(hub)) };
}

/** How many were active at the end of each run, and the seconds of processor time that a run took. */
async function ours({ scenario }, runs) {
  const active = [];
  let seconds = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const built = scenario(seed);
    const before = process.cpuUsage();
    let reshares = 0;
    await simulate({
      scenario: built,
      onRound: ({ posts }) => {
        reshares = posts.at(0).reshares;
      },
    });
    const { user, system } = process.cpuUsage(before);
    seconds += (user + system) / 1e6;
    active.push(1 + reshares);
  }
  return { active, seconds: seconds / runs };
}

function ndlib({ file, hub }, runs) {
  const args = [theirs, file, hub, probability, rounds, runs].map(String);
  const { status, stdout, stderr } = spawnSync(python, args, { encoding: "utf8", maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${python} cannot run NDlib: pip install ndlib==6.0.1 six\n${stderr}`);
  return JSON.parse(stdout);
}

/** A mean, its standard error and its 95 % interval, for samples so large that it is normal. */
function mean(values) {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const error = Math.sqrt(squares / (values.length - 1) / values.length);
  return { middle, error, low: middle - 1.96 * error, high: middle + 1.96 * error };
}

const shown = ({ middle, low, high }) => `${middle.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;

try {
  for (const [size, runs] of [
    [500, 1_000],
    [5_000, 200],
  ]) {
    const made = graph(size);
    const [us, them] = [mean((await ours(made, runs)).active), mean(ndlib(made, runs).active)];
    // Two equal means lie outside each other's intervals in one case of six; the interval of their difference misses zero in one of twenty.
    const difference = Math.abs(us.middle - them.middle) / Math.hypot(us.error, them.error);
    const verdict = difference <= 1.96 ? "cannot be told apart" : "THE MEANS DIFFER";
    console.log(`${size} agents, ${runs} runs each: ours ${shown(us)}, NDlib ${shown(them)}: ${verdict}`);
  }
  const large = graph(100_000);
  const [us, them] = [await ours(large, 5), ndlib(large, 3)];
  console.log(
    `100,000 agents, a run of ${rounds} rounds, processor time: ours ${us.seconds.toFixed(2)} s, NDlib ${them.seconds.toFixed(2)} s: ${(them.seconds / us.seconds).toFixed(0)} times (${(them.whole_seconds / us.seconds).toFixed(0)} with making its model)`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
