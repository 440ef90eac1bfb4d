// How well relevance tells what belongs together: pairs of a person and a post of which one is written for the other, told from all
// others by the score alone. AUC is the probability that a pair that belongs together scores above one that does not; 0.5 is chance.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { relevanceScores } from "@concordat/agent";
import { ensureEmbeddedModel } from "@concordat/llm/embedded-model";
import { createLlamaClient } from "@concordat/llm/llama";
import { printTable } from "./measure/table.mjs";

const { people, posts } = JSON.parse(readFileSync(join(import.meta.dirname, "relevance/pairs.json"), "utf8"));
const client = await createLlamaClient({ modelPath: await ensureEmbeddedModel() });
const started = process.cpuUsage();
const scores = await relevanceScores({
  client,
  profiles: people,
  posts: posts.map((post, index) => ({
    id: `p${index}`,
    author_id: "author",
    text: post.text,
    timestamp: "2026-03-14T09:26:53Z",
  })),
});
const { user, system } = process.cpuUsage(started);
await client.dispose();

const belong = people.map(({ id }) => posts.map((post) => post.for === id));
const raw = people.map((_, person) => posts.map((_, post) => scores[person * posts.length + post].score));
printTable({
  title: "relevance",
  note: `${people.length} people by ${posts.length} posts, ${client.id}, ${Math.round((user + system) / 1e6)} s of processor time`,
  columns: ["", "AUC"],
  rows: [
    ["log P(post | person) − log P(post | anybody)", auc(raw).toFixed(2)],
    ["without what is the person's or the post's alone", auc(withoutMeans(raw)).toFixed(2)],
    ["words of an interest in the post", auc(wordsShared()).toFixed(2)],
  ],
});

/** The share of pairs of a match and no match in which the match scores higher; equals count half. */
function auc(values) {
  const pairs = values.flatMap((row, person) => row.map((value, post) => [value, belong[person][post]]));
  const matches = pairs.filter(([, match]) => match);
  const others = pairs.filter(([, match]) => !match);
  let above = 0;
  for (const [a] of matches) for (const [b] of others) above += a > b ? 1 : a === b ? 0.5 : 0;
  return above / (matches.length * others.length);
}

function withoutMeans(rows) {
  const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const ofRows = rows.map(mean);
  const ofColumns = rows[0].map((_, column) => mean(rows.map((row) => row[column])));
  const all = mean(ofRows);
  return rows.map((row, r) => row.map((value, c) => value - ofRows[r] - ofColumns[c] + all));
}

/** The rule that needs no model: how many words of the interests the post has. */
function wordsShared() {
  const words = (text) => new Set(text.toLowerCase().match(/\p{L}+/gu));
  return people.map(({ interests }) =>
    posts.map(({ text }) => [...words(interests.join(" "))].filter((word) => words(text).has(word)).length),
  );
}
