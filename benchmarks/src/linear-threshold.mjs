// The threshold rule compared with NDlib's linear threshold: the same graphs, the same first spreader, the same share.
// Neither draws anything, so that the two curves are equal or they are not. Needs Python with NDlib (pip install
// ndlib==6.0.1 six); PYTHON names another interpreter than python3.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildScenario, simulate } from "@concordat/simulation";

const python = process.env.PYTHON ?? "python3";
const theirs = join(import.meta.dirname, "linear-threshold.py");
const folder = mkdtempSync(join(tmpdir(), "concordat-threshold-"));
const rounds = 30;

/** Agents that follow one to eight others each, drawn by a generator that is written here: follower and followed by number. */
function edgesOf(size) {
  let state = 1;
  const below = (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 4_294_967_296) * bound);
  };
  return Array.from({ length: size }, (_, follower) => {
    const followed = new Set();
    for (let count = 1 + below(8); count > 0; count--) followed.add(below(size));
    followed.delete(follower);
    return [...followed].map((other) => [follower, other]);
  }).flat();
}

/** How many have adopted after each round, the first spreader among them. */
async function ours(size, edges, first, share) {
  const curve = [1];
  await simulate({
    scenario: buildScenario(
      {
        name: "threshold",
        seed: 1,
        rounds,
        starts_at: "2026-03-14T08:00:00Z",
        round_minutes: 60,
        audience: { kind: "profiles", file: "profiles.json" },
        network: { kind: "file", file: "follows.csv" },
        feed: { ranker: "chronological", size: null },
        activity: 1,
        policy: { kind: "threshold", share },
      },
      {
        profiles: Array.from({ length: size }, (_, index) => ({
          id: `a${index}`,
          name: "A",
          interests: ["trains"],
        })),
        follows: edges.map(([follower, followed]) => ({
          follower: `a${follower}`,
          followed: `a${followed}`,
        })),
        posts: [{ id: "m1", author_id: `a${first}`, text: "Night trains are back." }],
      },
    ),
    onRound: ({ posts }) => curve.push(1 + posts.at(0).reshares),
  });
  return curve;
}

function ndlib(edges, first, share) {
  const file = join(folder, "edges.csv");
  writeFileSync(file, edges.map(([follower, followed]) => `${followed},${follower}`).join("\n"));
  const args = [theirs, file, first, share, rounds].map(String);
  const { status, stdout, stderr } = spawnSync(python, args, { encoding: "utf8", maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${python} cannot run NDlib: pip install ndlib==6.0.1 six\n${stderr}`);
  return JSON.parse(stdout);
}

try {
  for (const size of [300, 10_000]) {
    const edges = edgesOf(size);
    const counts = new Uint32Array(size);
    for (const [, followed] of edges) counts[followed]++;
    const hub = counts.indexOf(Math.max(...counts));
    for (const share of [0.125, 0.2, 0.25, 0.34, 0.5]) {
      const [here, there] = [await ours(size, edges, hub, share), ndlib(edges, hub, share)];
      const verdict = JSON.stringify(here) === JSON.stringify(there) ? "the same curve" : "THE CURVES DIFFER";
      console.log(`${size} agents, share ${share}: ours ${here.at(-1)}, NDlib ${there.at(-1)}: ${verdict}`);
      if (process.env.CURVES === "1") console.log(JSON.stringify(there));
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
