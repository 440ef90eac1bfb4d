// What happens to the 95 % intervals of a calibration when it is misused: how often they contain the truth, each time with
// 100 of 1,000 people who answered, of whom 30 % say yes. TRIALS names another number than 2,000.
import { calibrate, fromAnswersAlone, rectify } from "@concordat/calibration";
import { beginAgain, normal, uniform } from "./calibration/populations.mjs";

const trials = Number(process.env.TRIALS ?? 2_000);
const [all, answered] = [1_000, 100];
const threshold = 0.5244005127080407;
const options = { about: "these-people", isShare: true };

/** A person's opinion, of which the answer and the agent's follow. */
const opinion = () => normal();
const related = (draw, correlation) => correlation * draw + Math.sqrt(1 - correlation ** 2) * normal();
const isYes = (draw) => (draw > threshold ? 1 : 0);
const agent = (draw, correlation = 0.7) => (related(draw, correlation) > threshold - 0.4 ? 1 : 0);

const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const person = (real, simulated, inverseChance = 1) => ({ real, simulated, weight: 1, inverseChance });
const contains = ({ interval: { low, high } }, truth) => low <= truth + 1e-12 && truth <= high + 1e-12;
const draws = () => Array.from({ length: all }, opinion);

/** The people, of whom those of a list of numbers answered. */
function audience(opinions, who, simulated = (draw) => agent(draw)) {
  const truth = meanOf(opinions.map(isYes));
  const people = opinions.map((draw, at) => person(who.has(at) ? isYes(draw) : null, simulated(draw, at)));
  return { people, truth };
}
const first = new Set(Array.from({ length: answered }, (_, at) => at));

/** The numbers of 100 people, drawn with a chance that a weight decides. */
function chosenBy(opinions, weight) {
  const keys = opinions.map((draw, at) => ({ at, key: Math.log(1 - uniform()) / weight(draw, at) }));
  return new Set(
    keys
      .sort((a, b) => b.key - a.key)
      .slice(0, answered)
      .map(({ at }) => at),
  );
}

const holds = ({ people, truth }) => contains(rectify(people, options), truth);

/** One question: whether its interval contains the truth, and how far the estimate seems to be from one half. */
function question(level = 0.95) {
  const { people, truth } = audience(draws(), first);
  const found = rectify(people, { ...options, level });
  return { isHeld: contains(found, truth), estimate: found.estimate };
}

/** Whether the intervals of several questions all contain the truth; simultaneous ones have a higher level each. */
function allHeld(count, level) {
  return Array.from({ length: count }, () => question(level)).every(({ isHeld }) => isHeld);
}

const cases = [
  ["as intended: drawn at random, one question", () => holds(audience(draws(), first))],
  [
    "who says yes answers 1.5 times as often",
    () => {
      const opinions = draws();
      return holds(
        audience(
          opinions,
          chosenBy(opinions, (draw) => (isYes(draw) ? 1.5 : 1)),
        ),
      );
    },
  ],
  [
    "who says yes answers twice as often",
    () => {
      const opinions = draws();
      return holds(
        audience(
          opinions,
          chosenBy(opinions, (draw) => (isYes(draw) ? 2 : 1)),
        ),
      );
    },
  ],
  ["one region answers three times as often, called random", () => region(false)],
  ["the same with --answered column:region", () => region(true)],
  ["the best of 20 prompts that know nothing", () => tuned(20, 0, true)],
  ["the best of 20 prompts, judged with other people", () => tuned(20, 0, false)],
  ["the best of 1,000 prompts that know nothing", () => tuned(1_000, 0, true)],
  [
    "of 5 questions the one with the largest share",
    () =>
      Array.from({ length: 5 }, () => question()).reduce((best, one) =>
        one.estimate > best.estimate ? one : best,
      ).isHeld,
  ],
  ["5 questions at once: all 5 intervals", () => allHeld(5)],
  ["20 questions at once: all 20 intervals", () => allHeld(20)],
  ["looking at 30, 40, … 200 answers until one half is excluded", () => lookedAgain()],
  ["one look at 200 answers, of the same people", () => lookedAgain([200])],
  [
    "the narrower interval of the two, chosen after looking",
    () => {
      const { people, truth } = audience(draws(), first, (draw) => agent(draw, 0));
      const both = [rectify(people, options), fromAnswersAlone(people, options)];
      const width = ({ interval: { low, high } }) => high - low;
      return contains(width(both[0]) < width(both[1]) ? both[0] : both[1], truth);
    },
  ],
  [
    "a model that knows the answers of 90 % of all",
    () => holds(audience(draws(), first, (draw) => (uniform() < 0.9 ? isYes(draw) : agent(draw, 0)))),
  ],
  [
    "a model that knows the answers of the answered only",
    () => holds(audience(draws(), first, (draw, at) => (at < answered ? isYes(draw) : agent(draw, 0)))),
  ],
  [
    "a model that knows 98 of the 100 answered only",
    () => holds(audience(draws(), first, (draw, at) => (at < answered - 2 ? isYes(draw) : agent(draw, 0)))),
  ],
];

/**
 * Half of all say yes, as nearly as chance has it, and the numbers of answers at which one looks are given: whether the
 * interval at which one stops contains the truth.
 */
function lookedAgain(looks = Array.from({ length: 18 }, (_, at) => 30 + 10 * at)) {
  const opinions = draws().map((draw) => draw + threshold);
  const { people, truth } = audience(opinions, new Set(opinions.keys()), (draw) => agent(draw, 0.5));
  let found;
  for (const count of looks) {
    found = rectify(
      people.map((one, at) => (at < count ? one : { ...one, real: null })),
      options,
    );
    const { low, high } = found.interval;
    if (low > 0.5 || high < 0.5) break;
  }
  return contains(found, truth);
}

/** A region in which yes is more frequent answers more often. */
function region(isDeclared) {
  const opinions = draws().map((draw, at) => draw + (at % 2 === 0 ? 0.4 : -0.4));
  const who = chosenBy(opinions, (_, at) => (at % 2 === 0 ? 3 : 1));
  const { people, truth } = audience(opinions, who);
  const share = (side) => [...who].filter((at) => at % 2 === side).length / (all / 2);
  const shares = [share(0), share(1)];
  const weighted = people.map((one, at) => ({ ...one, inverseChance: 1 / shares[at % 2] }));
  return holds({ people: isDeclared ? weighted : people, truth });
}

/** Prompts are tried on the answered, and the one that agrees best with them is used. */
function bestPrompt(prompts, correlation, isSame) {
  const opinions = draws();
  const real = opinions.map(isYes);
  let best = { score: -1, simulated: [] };
  for (let at = 0; at < prompts; at++) {
    const simulated = opinions.map((draw) => agent(draw, correlation));
    const score = meanOf(real.slice(0, answered).map((one, index) => (one === simulated[index] ? 1 : 0)));
    if (score > best.score) best = { score, simulated };
  }
  const who = isSame ? first : new Set(Array.from({ length: answered }, (_, at) => answered + at));
  return audience(opinions, who, (_, at) => best.simulated[at]);
}

function tuned(prompts, correlation, isSame) {
  return holds(bestPrompt(prompts, correlation, isSame));
}

/** Whether the report says that agents who know nothing add something. */
function isSaidToAdd(prompts, isSame) {
  const { people } = bestPrompt(prompts, 0, isSame);
  const option = (value) => (value === 1 ? "yes" : "no");
  const report = calibrate({
    questions: [{ survey: "s", question: { id: "q", kind: "choice", text: "Yes?", choices: ["yes", "no"] } }],
    runs: [
      {
        people: people.map(({ real, simulated }, at) => ({
          id: String(at),
          simulated: { q: { answer: option(simulated), odds: null } },
          ...(real === null ? {} : { real: { q: option(real) } }),
        })),
      },
    ],
    chosen: { how: "random" },
  });
  return report.questions[0].estimates[0].worth.verdict === "adds";
}

console.log(
  `${trials} trials each (1,000 prompts: a tenth of them): the share of intervals that contain the truth`,
);
for (const [name, isHeld] of cases) {
  const count = name.includes("1,000") ? Math.ceil(trials / 10) : trials;
  let held = 0;
  for (let trial = 0; trial < count; trial++) if (isHeld()) held++;
  console.log(`${name.padEnd(58)} ${((100 * held) / count).toFixed(1)} %`);
}

beginAgain();
console.log("\nhow often agents that know nothing are said to add something");
for (const [name, prompts, isSame] of [
  ["one prompt", 1, true],
  ["the best of 20 prompts, same people", 20, true],
  ["the best of 20 prompts, other people", 20, false],
]) {
  let said = 0;
  for (let trial = 0; trial < trials / 4; trial++) if (isSaidToAdd(prompts, isSame)) said++;
  console.log(`${name.padEnd(58)} ${((400 * said) / trials).toFixed(1)} %`);
}

beginAgain();
console.log("\nsimultaneous intervals: how often all of them contain the truth");
for (const count of [5, 20]) {
  let held = 0;
  for (let trial = 0; trial < trials; trial++) if (allHeld(count, 1 - 0.05 / count)) held++;
  console.log(`${`${count} questions at once`.padEnd(58)} ${((100 * held) / trials).toFixed(1)} %`);
}
