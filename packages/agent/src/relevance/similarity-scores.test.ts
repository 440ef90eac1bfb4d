import { expect, it } from "vitest";
import { similarityScores } from "./similarity-scores.js";
import { wordEmbedder } from "./word-embedder.js";

const vectors = {
  the: [1, 1, 1],
  trains: [1, 0, 0],
  railway: [0.8, 0.6, 0],
  bread: [0, 0, 2],
} as const;
const words = () => Object.entries(vectors);
const embedder = wordEmbedder({ name: "small", dimensions: 3, words });
const profiles = [
  { id: "mara", name: "Mara", interests: ["trains"] },
  { id: "leo", name: "Leo", interests: ["Bread", "trains"] },
  { id: "kim", name: "Kim", interests: ["chess"] },
];
const posts = [
  { id: "p0", text: "Railway!" },
  { id: "p1", text: "bread" },
];

it("is the cosine of a post and the mean of the interests' unit vectors, and 0 where nothing is known", async () => {
  const scores = await similarityScores({ embedder, profiles, posts });
  expect(scores.map(({ agent_id, post_id, score }) => `${agent_id} ${post_id} ${score}`)).toEqual([
    "mara p0 0.8",
    "mara p1 0",
    // The centroid of [0, 0, 1] and [1, 0, 0] is [1, 0, 1] / √2.
    "leo p0 0.565685",
    "leo p1 0.707107",
    "kim p0 0",
    "kim p1 0",
  ]);
});

it("weights words by their smooth inverse frequency", async () => {
  const [both = []] = await embedder.embed(["the trains"]);
  const frequencies = [0, 1, 2, 3].map((rank) => 1 / (rank + 3.7));
  const total = frequencies.reduce((sum, value) => sum + value, 0);
  const [the = 0, trains = 0] = frequencies.map((value) => 0.001 / (0.001 + value / total) / 2);
  expect(both.map((value) => value.toFixed(12))).toEqual(
    [the + trains, the, the].map((value) => value.toFixed(12)),
  );
});

it("takes no damaged vector for a direction", async () => {
  const damaged = wordEmbedder({ name: "small", dimensions: 2, words: () => [["bread", [1, Number.NaN]]] });
  await expect(damaged.embed(["bread"])).rejects.toThrow('small must have 2 numbers for the word "bread"');
  const short = { id: "short", embed: async (texts: readonly string[]) => texts.slice(1).map(() => [1]) };
  await expect(similarityScores({ embedder: short, profiles, posts })).rejects.toThrow(
    "short must give each of 5 texts a vector of 1 numbers",
  );
});
