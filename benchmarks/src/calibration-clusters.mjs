// How often 95 % intervals contain the truth if whole groups are drawn, with and without the name of their column. TRIALS
// names another number than 300.
import { calibrate } from "@concordat/calibration";
import { beginAgain, normal, uniform } from "./calibration/populations.mjs";

const trials = Number(process.env.TRIALS ?? 300);
const within = 0.3;
const question = { id: "q", kind: "number", text: "How many?", whole: false };
const designs = [
  { groups: 50, size: 20, drawn: 10 },
  { groups: 100, size: 10, drawn: 30 },
  { groups: 500, size: 2, drawn: 60 },
];

/** People of groups that answer alike, of which some were drawn as a whole. Agents know of the group nothing. */
function people({ groups, size, drawn }) {
  const order = Array.from({ length: groups }, (_, at) => ({ at, key: uniform() })).sort(
    (a, b) => a.key - b.key,
  );
  const isDrawn = new Set(order.slice(0, drawn).map(({ at }) => at));
  const ofGroup = Array.from({ length: groups }, normal);
  let sum = 0;
  const drawnPeople = Array.from({ length: groups * size }, (_, at) => {
    const group = at % groups;
    const own = normal();
    const answer = Math.sqrt(within) * ofGroup[group] + Math.sqrt(1 - within) * own;
    sum += answer;
    return {
      id: String(at),
      simulated: { q: { answer: 0.5 * own + normal(), odds: null } },
      columns: { group: `g${group}` },
      ...(isDrawn.has(group) ? { real: { q: answer } } : {}),
    };
  });
  return { people: drawnPeople, truth: sum / (groups * size) };
}

console.log(
  `${trials} trials each, a correlation of ${within} within groups: the share of intervals with the truth`,
);
for (const design of designs) {
  beginAgain();
  const held = { ignored: 0, named: 0 };
  for (let trial = 0; trial < trials; trial++) {
    const { people: all, truth } = people(design);
    for (const [name, more] of [
      ["ignored", {}],
      ["named", { cluster: "group" }],
    ]) {
      const report = calibrate({
        questions: [{ survey: "s", question }],
        runs: [{ people: all }],
        chosen: { how: "random" },
        ...more,
      });
      const { low, high } = report.questions[0].estimates[0].rectified;
      if (low <= truth && truth <= high) held[name]++;
    }
  }
  const { groups, size, drawn } = design;
  const percent = (count) => `${((100 * count) / trials).toFixed(1)} %`;
  console.log(
    `${`${drawn} of ${groups} groups of ${size}`.padEnd(28)} ignored ${percent(held.ignored)}, with --cluster ${percent(held.named)}`,
  );
}
