import { type AgentProfileInput, agentProfile } from "@concordat/contracts/agent-profile";
import { checkOptions, isRecord, type Rules, required, rules } from "@concordat/contracts/options";
import { assertDistinctIds } from "../post-list/distinct-ids.js";
import { isPostList, type ReadPost, type RelevanceScore } from "./relevance-scores.js";

/** Computes vectors of texts, such as the result of `createOllamaEmbedder` or `wordEmbedder`. */
export interface TextEmbedder {
  /** The name of the engine and the model. */
  readonly id: string;
  /** Returns a vector for each text, all of the same length. A vector of zeros says that nothing is known. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly (readonly number[])[]>;
}

/** The readers, the posts, and the embedder. */
export interface SimilarityOptions {
  /** Computes the vectors of interests and posts. */
  readonly embedder: TextEmbedder;
  /** The profiles of the readers. */
  readonly profiles: readonly AgentProfileInput[];
  /** The posts to read. */
  readonly posts: readonly ReadPost[];
  /** Stops the calculation. */
  readonly signal?: AbortSignal;
}

const similarityRules: Rules<SimilarityOptions> = {
  embedder: required({
    message: "must be an embedder, with id and embed",
    test: (value) => isRecord(value) && typeof value.id === "string" && typeof value.embed === "function",
  }),
  profiles: required({ message: "must be a list of profiles", test: Array.isArray }),
  posts: required({ message: "must be a list of posts, each with an id and a text", test: isPostList }),
  signal: rules.signal,
};

/**
 * Computes how similar each post is to each agent's interests: the cosine between the vector of the post and the mean
 * of the unit vectors of the interests. Such a centroid is the user profile of content-based recommenders (M. J.
 * Pazzani and D. Billsus, "Content-Based Recommendation Systems", The Adaptive Web, 2007, after J. J. Rocchio, 1971).
 * A score is from −1 to 1, and 0 if nothing is known of the post or of the interests.
 * @throws {RangeError} when an option is invalid, or the embedder returns vectors of other lengths or numbers
 * @throws {ContractViolationError} when a profile violates its contract
 * @example
 * const embedder = createOllamaEmbedder({ model: "nomic-embed-text" });
 * const scores = await similarityScores({ embedder, profiles, posts });
 */
export async function similarityScores(options: SimilarityOptions): Promise<RelevanceScore[]> {
  checkOptions(options, similarityRules);
  const { embedder, posts, signal } = options;
  const profiles = options.profiles.map((profile) => agentProfile.parse(profile));
  assertDistinctIds("profiles", profiles, ({ id }) => id);
  assertDistinctIds("posts", posts, ({ id }) => id);
  const texts = [
    ...new Set([...profiles.flatMap(({ interests }) => interests), ...posts.map(({ text }) => text)]),
  ];
  const vectors = checkedVectors(embedder, texts, await embedder.embed(texts, signal));
  const postVectors = posts.map(({ text }) => vectors.get(text) ?? []);
  return profiles.flatMap((profile) => {
    const centroid = unit(sumOf(profile.interests.map((interest) => vectors.get(interest) ?? [])));
    return posts.map(({ id }, index) => ({
      agent_id: profile.id,
      post_id: id,
      score: rounded(dot(centroid, postVectors[index] ?? [])),
    }));
  });
}

/** Returns the unit vectors by text. */
function checkedVectors(
  { id }: TextEmbedder,
  texts: readonly string[],
  vectors: readonly (readonly number[])[],
): Map<string, readonly number[]> {
  const size = vectors[0]?.length ?? 0;
  const isSound = (vector: readonly number[]): boolean =>
    vector.length === size && vector.every((value) => Number.isFinite(value));
  if (vectors.length !== texts.length || !vectors.every(isSound))
    throw new RangeError(`${id} must give each of ${texts.length} texts a vector of ${size} numbers`);
  return new Map(texts.map((text, index) => [text, unit(vectors[index] ?? [])]));
}

function unit(vector: readonly number[]): readonly number[] {
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}

function sumOf(vectors: readonly (readonly number[])[]): number[] {
  const [first = []] = vectors;
  return first.map((_, index) => vectors.reduce((sum, vector) => sum + (vector[index] ?? 0), 0));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

/** Rounds a score to a millionth, so that it is written the same on every machine. */
function rounded(score: number): number {
  return Math.round(score * 1_000_000) / 1_000_000 + 0;
}
