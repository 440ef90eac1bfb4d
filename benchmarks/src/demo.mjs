// What the demo's texts are worth: its scenario with several seeds (CONCORDAT_SEEDS, default 20; from CONCORDAT_FIRST_SEED, default 1), and of
// each text whether it is made of words, names something of the post, and repeats the prompt. The choices are a rule's and are not judged.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { decisionTurns } from "@concordat/agent";
import { ensureEmbeddedModel } from "@concordat/llm/embedded-model";
import { createLlamaClient } from "@concordat/llm/llama";
import { createMemoryLedger, modelPolicies, simulate } from "@concordat/simulation";
import wordListPath from "word-list";
import { printTable } from "./measure/table.mjs";

const demo = (file) => import(join(import.meta.dirname, "../../apps/cli/dist/demo", file));
const { demoFeed, demoProfiles } = await demo("demo-data.js");
const { demoRelevance } = await demo("demo-relevance.js");
const { demoScenario } = await demo("demo-scenario.js");

const first = Number(process.env.CONCORDAT_FIRST_SEED ?? 1);
const seeds = Array.from({ length: Number(process.env.CONCORDAT_SEEDS ?? 20) }, (_, index) => first + index);
/** A text is made of words if at most this share of its words is in no dictionary. */
const maxUnknown = 0.1;
/** Words that say nothing about a post are shorter than this. */
const minLetters = 4;

/** Words of four letters and more that name nothing. */
const common = new Set(
  "that this with from have what when your they them then than were will would could should about into over only just very back does didn't don't".split(
    " ",
  ),
);

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{M}]+(?:['’][\p{L}]+)*/gu) ?? [];
const dictionary = new Set(readFileSync(wordListPath, "utf8").split("\n"));
// What the list lacks: words of a letter, and what people and posts of the demo are called.
for (const word of ["a", "i", "ai", "ok", ...wordsOf(JSON.stringify([demoProfiles, demoFeed]))])
  dictionary.add(word);

const client = await createLlamaClient({ modelPath: await ensureEmbeddedModel() });
const relevance = await demoRelevance(client);
const started = process.cpuUsage();
const counts = { texts: 0, words: 0, onPost: 0, repeats: 0, decisions: 0, valid: 0, different: new Set() };
for (const seed of seeds) await play(seed);
const { user, system } = process.cpuUsage(started);
await client.dispose();

const share = (count) => `${count} of ${counts.texts} (${((100 * count) / counts.texts).toFixed(0)} %)`;
printTable({
  title: "texts of the demo",
  note: `seeds ${seeds[0]} to ${seeds.at(-1)}, ${client.id}, ${Math.round((user + system) / 1e6 / seeds.length)} s of processor time for each`,
  columns: ["", "texts"],
  rows: [
    ["decisions that are valid", `${counts.valid} of ${counts.decisions}`],
    ["texts, of which different", `${counts.texts}, ${counts.different.size}`],
    ["made of words", share(counts.words)],
    ["name something of the post", share(counts.onPost)],
    ["repeat the prompt", share(counts.repeats)],
  ],
});

async function play(seed) {
  const ledger = createMemoryLedger();
  await simulate({ scenario: demoScenario(relevance, seed), model: modelPolicies({ client }), ledger });
  const posts = new Map();
  for await (const { row } of ledger.read("post", { columns: ["content"] })) {
    const post = JSON.parse(row[0]);
    posts.set(post.id, post.text);
  }
  for await (const { row } of ledger.read("decision", { columns: ["record"] })) {
    const { state, decision, agent_id, post_id } = JSON.parse(row[0]);
    counts.decisions++;
    if (state !== "valid") continue;
    counts.valid++;
    for (const text of [decision.reason, decision.content].filter((written) => written != null))
      judge(text, posts.get(post_id), wordingFor(agent_id, post_id, posts));
  }
}

function judge(text, post, wording) {
  counts.texts++;
  counts.different.add(text);
  const words = wordsOf(text);
  const unknown = words.filter((word) => !isKnown(word));
  if (words.length > 0 && unknown.length / words.length <= maxUnknown) counts.words++;
  const named = new Set(
    wordsOf(post)
      .filter((word) => word.length >= minLetters && !common.has(word))
      .map(stem),
  );
  if (words.some((word) => named.has(stem(word)))) counts.onPost++;
  const plain = words.join(" ");
  if (words.length >= 4 && wording.some((sentence) => wordsOf(sentence).join(" ").includes(plain)))
    counts.repeats++;
}

/** A word of the list, with what is contracted to it. */
function isKnown(word) {
  return dictionary.has(word) || /^\p{L}+(?:n['’]t|['’](?:s|m|re|ve|ll|d))$/u.test(word);
}

/** Plurals and other endings of English are not told apart. */
function stem(word) {
  return word.slice(0, 5);
}

function wordingFor(agentId, postId, posts) {
  const profile = demoProfiles.find(({ id }) => id === agentId);
  const post = { id: postId, author_id: "author", text: posts.get(postId) };
  return decisionTurns({ profile: { personality: null, stance: {}, ...profile }, items: [{ post }] }).wording;
}
