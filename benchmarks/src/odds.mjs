// By how much the number of runs falls that an interval of a given width needs, where rates are expected ones and not counted ones: the
// variance of a rate over runs, and of the difference of two messages in pairs of one seed, with choices drawn from known odds.
// Runs needed are proportional to the variance. One round, where it can only fall; and several, where it need not.
import { createScriptedClient } from "@concordat/llm/scripted";
import {
  buildScenario,
  createMemoryLedger,
  measureRun,
  modelPolicies,
  simulate,
} from "@concordat/simulation";
import { printTable } from "./measure/table.mjs";

const agents = Array.from({ length: 40 }, (_, index) => `agent-${index}`);
const others = Array.from({ length: 8 }, (_, index) => `post-${index}`);

/** A number from 0 to 1 that depends on a text alone. */
function hashed(text) {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** Two messages in one slot, of which B is somewhat more relevant. */
function scenarioOf({ seed, message, rounds, activity, size, rates }) {
  const posts = [message, ...others].map((id, index) => ({
    id,
    author_id: "paper",
    text: `Post ${id}.`,
    followed_by: "everyone",
    round: rounds === 1 ? 0 : index % rounds,
    ...(index === 0 ? { slot: "message" } : {}),
  }));
  const relevance = agents.flatMap((agent_id) =>
    posts.map(({ id }) => ({
      agent_id,
      post_id: id,
      score: 4 * hashed(`${agent_id} ${id}`) + (id === "b" ? 0.8 : 0),
    })),
  );
  return buildScenario(
    {
      name: "odds",
      seed,
      population_seed: 1,
      rounds,
      starts_at: "2026-03-14T08:00:00Z",
      round_minutes: 60,
      audience: { kind: "profiles", file: "profiles.json" },
      network: { kind: "preferential-attachment", follows_each: 5 },
      feed: { ranker: "chronological", size },
      activity,
      relevance: { file: "relevance.json" },
      policy: { kind: "relevance", rates, weight: 1 },
    },
    { profiles: agents.map((id) => ({ id, name: id, interests: ["streets"] })), posts, relevance },
  );
}

/** A model in turns whose odds depend on what it did: who shared the first post never shares the second, and who did not always does. */
function sharesOnce() {
  const finish = { type: "finish", finishReason: "stop", usage: { promptTokens: 1, completionTokens: 1 } };
  const odds = (share) =>
    [0, 0, share, 1 - share].map((one) => ({ logProbability: Math.log(Math.max(one, 1e-9)), reason: null }));
  const scripted = createScriptedClient(({ continuations, messages }) => {
    if (continuations === undefined) return "It sounds lovely.";
    const prompt = messages.map(({ content }) => content).join(" ");
    const share = !prompt.includes("second") ? 0.5 : prompt.includes("Earlier you shared") ? 0 : 1;
    return [{ type: "odds", odds: odds(share) }, finish];
  });
  return modelPolicies({ client: { ...scripted, form: "turns", odds: "exact" } });
}

/** Two rounds with a post each, on which the agents decide by `sharesOnce`. */
function twoPosts({ seed, message }) {
  const posts = ["first", "second"].map((id, round) => ({
    ...{ id, author_id: "paper", text: `The ${id} ${message}.`, followed_by: "everyone", round },
  }));
  return buildScenario(
    {
      ...{ name: "odds", seed, population_seed: 1, rounds: 2, round_minutes: 60, activity: 1 },
      starts_at: "2026-03-14T08:00:00Z",
      audience: { kind: "profiles", file: "profiles.json" },
      network: { kind: "nobody" },
      feed: { ranker: "chronological", size: 5 },
      policy: { kind: "model", memory: 5 },
    },
    { profiles: agents.map((id) => ({ id, name: id, interests: ["streets"] })), posts },
  );
}

async function ratesOf({ settings, runs: _, ...of }, seed, message) {
  const { measure, post } = of;
  const scenario =
    settings === null ? twoPosts({ seed, message }) : scenarioOf({ ...settings, seed, message });
  const ledger = createMemoryLedger();
  await simulate({ scenario, ledger, ...(settings === null ? { model: sharesOnce() } : {}) });
  const { values } = await measureRun({ scenario, ledger, ...(post ? { post: message } : {}) });
  const found = values.find((value) => value.measure === measure && value.segment === null);
  return found === undefined || found.value === null
    ? null
    : { counted: found.value, expected: found.expected };
}

function variance(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const often = { LIKE: 0.2, REPLY: 0, RESHARE: 0.1 };
const eager = { LIKE: 0.05, REPLY: 0, RESHARE: 0.5 };
const cases = [
  {
    name: "one round, all posts",
    settings: { rounds: 1, activity: 0.6, size: 5, rates: often },
    measure: "like_rate",
    post: false,
    runs: 200,
  },
  {
    name: "one round, the message",
    settings: { rounds: 1, activity: 0.6, size: null, rates: often },
    measure: "like_rate",
    post: true,
    runs: 200,
  },
  {
    name: "4 rounds, all posts",
    settings: { rounds: 4, activity: 0.6, size: 5, rates: often },
    measure: "like_rate",
    post: false,
    runs: 200,
  },
  {
    name: "12 rounds of reshares, the message",
    settings: { rounds: 12, activity: 0.3, size: 2, rates: eager },
    measure: "reshare_rate",
    post: true,
    runs: 200,
  },
  { name: "2 rounds, each shares once", settings: null, measure: "reshare_rate", post: false, runs: 60 },
];

const rows = [];
for (const one of cases) {
  const a = [];
  const b = [];
  for (let seed = 1; seed <= one.runs; seed++) {
    const [ofA, ofB] = [await ratesOf(one, seed, "a"), await ratesOf(one, seed, "b")];
    if (ofA === null || ofB === null) continue;
    a.push(ofA);
    b.push(ofB);
  }
  const of = (kind) => ({
    alone: variance(a.map((value) => value[kind])),
    difference: variance(a.map((value, index) => b[index][kind] - value[kind])),
    mean: mean(a.map((value) => value[kind])),
  });
  const [counted, expected] = [of("counted"), of("expected")];
  const share = (kind) =>
    counted[kind] < 1e-12
      ? "more: counted ones do not vary"
      : `${((100 * expected[kind]) / counted[kind]).toFixed(1)} %`;
  rows.push([
    one.name,
    one.measure,
    `${(100 * counted.mean).toFixed(2)} / ${(100 * expected.mean).toFixed(2)} %`,
    share("alone"),
    share("difference"),
  ]);
}
printTable({
  title: "odds",
  note: `${agents.length} agents; runs needed with expected rates, as a share of those with counted ones`,
  columns: ["", "rate", "mean counted / expected", "one message", "A less B, paired"],
  rows,
});
