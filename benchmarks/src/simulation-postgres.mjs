// Decisions recorded a second through PostgreSQL, by 1, 2 and 4 workers with a scripted model, and the coordinator's own share.
// Needs a PostgreSQL: CONCORDAT_TEST_POSTGRES names it by the URL of a role that may create databases.
import { fork } from "node:child_process";
import { once } from "node:events";
import { createScriptedClient } from "@concordat/llm/scripted";
import { buildScenario, modelPolicies } from "@concordat/simulation";
import { coordinate, RunDatabase, work } from "@concordat/simulation-postgres";
import pg from "pg";

const rounds = 4;
const agents = 1_000;
/** Posts of a round, all of which every agent is shown. */
const postsEach = 10;

const server = process.env.CONCORDAT_TEST_POSTGRES;
// A worker is this file again, in a process of its own, as on another machine.
const given = process.env.CONCORDAT_BENCH_DATABASE;
if (given !== undefined) await takePart(given);
else if (server === undefined)
  console.log(
    "not measured: name a PostgreSQL by CONCORDAT_TEST_POSTGRES (a role that may create databases)",
  );
else for (const workers of [1, 2, 4]) await measured(workers);

async function takePart(url) {
  const database = await RunDatabase.open(url);
  const run = await database.openRun("bench");
  const answer = JSON.stringify({
    reason: "It touches what I care about most.",
    choice: "LIKE",
    content: null,
  });
  // Of a scripted client that remembers its requests only the answers are wanted.
  const { chat, requests, ...client } = createScriptedClient(() => {
    requests.splice(0);
    return answer;
  });
  process.send("ready");
  await work({ database, run, model: modelPolicies({ client: { ...client, chat } }), concurrency: 8 });
  await database.close();
  process.send(process.cpuUsage());
  process.disconnect();
}

async function measured(workers) {
  const name = `concordat_bench_${process.pid}_${workers}`;
  await onServer(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  try {
    const { decisions, seconds, coordinator, worker } = await timed(workers, name);
    const share = (used) => `${((used / decisions) * 1_000).toFixed(2)} s for 1,000 decisions`;
    console.log(
      `${workers} ${workers === 1 ? "worker" : "workers"}: ${decisions} decisions in ${seconds.toFixed(1)} s, ${Math.round(decisions / seconds)} a second; processor time of the coordinator ${share(coordinator)} (${((100 * coordinator) / seconds).toFixed(0)} % of a core), of all workers ${share(worker)}`,
    );
  } finally {
    await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function timed(workers, name) {
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await RunDatabase.open(url.href);
  const run = await database.createRun("bench", scenario());
  const env = { ...process.env, CONCORDAT_BENCH_DATABASE: url.href };
  const processes = Array.from({ length: workers }, () => fork(import.meta.filename, { env }));
  await Promise.all(processes.map((child) => once(child, "message")));
  const used = processes.map((child) => once(child, "message"));
  const before = process.cpuUsage();
  let start = performance.now();
  const onEvent = ({ type }) => {
    if (type === "run-started") start = performance.now();
  };
  const { summary } = await coordinate({ database, run, onEvent });
  const seconds = (performance.now() - start) / 1_000;
  const coordinator = secondsOf(process.cpuUsage(before));
  await database.close();
  let worker = 0;
  for (const [usage] of await Promise.all(used)) worker += secondsOf(usage);
  return { decisions: summary.decisions, seconds, coordinator, worker };
}

function secondsOf({ user, system }) {
  return (user + system) / 1e6;
}

async function onServer(sql) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}

function scenario() {
  const segment = { name: "all", share: 1, interests: { from: ["night trains", "cycling"], count: 1 } };
  return buildScenario(
    {
      name: "bench",
      seed: 7,
      rounds,
      starts_at: "2026-03-14T08:00:00Z",
      round_minutes: 60,
      audience: { kind: "segments", size: agents, segments: [segment] },
      network: { kind: "preferential-attachment", follows_each: 5 },
      posts: { file: "posts.json" },
      feed: { ranker: "chronological", size: postsEach },
      activity: 1,
      policy: { kind: "model" },
    },
    {
      posts: Array.from({ length: rounds * postsEach }, (_, index) => ({
        id: `m${index}`,
        author_id: "paper",
        text: `Message ${index}`,
        round: Math.floor(index / postsEach),
        followed_by: "everyone",
      })),
    },
  );
}
