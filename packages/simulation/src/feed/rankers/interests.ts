import type { PostsView } from "../../world/world-view.js";
import type { Ranker } from "../ranker.js";
import { termsOf } from "../words-of-text.js";

/**
 * Parameters of BM25: how quickly repeated occurrences of a word lose weight, and how much the length of a post
 * matters.
 */
const saturation = 1.2;
const lengthWeight = 0.75;

/**
 * Ranks posts by how well their words match an agent's interests: Okapi BM25, with the interests as the query (S.
 * Robertson and H. Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", Foundations and Trends in
 * Information Retrieval 3, 2009). The inverse document frequency is log(1 + (N − n + 0.5) / (n + 0.5)), as in Lucene,
 * because that of the paper is negative for a word in most posts; C. Kamphuis et al., "Which BM25 Do You Mean?", ECIR
 * 2020, compare the variants. N and n count the posts so far.
 */
export const interests: Ranker = {
  name: "interests",
  personal: true,
  prepare({ posts, audience }) {
    const index = indexOf(posts);
    const queries = new Map<number, readonly string[]>();
    return (post, agent) => {
      let query = queries.get(agent);
      if (query === undefined) {
        query = [...new Set(audience.profile(agent).interests.flatMap(termsOf))];
        queries.set(agent, query);
      }
      return index.score(post, query);
    };
  },
};

/** Word statistics of all posts so far. They are kept between rounds and updated with new posts. */
class TermIndex {
  private readonly frequencies: Map<string, number>[] = [];
  private readonly lengths: number[] = [];
  private readonly postsWith = new Map<string, number>();
  private totalLength = 0;

  update(posts: PostsView): void {
    for (let post = this.lengths.length; post < posts.count; post++) {
      const terms = termsOf(posts.given(post).text);
      const counts = new Map<string, number>();
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const term of counts.keys()) this.postsWith.set(term, (this.postsWith.get(term) ?? 0) + 1);
      this.frequencies.push(counts);
      this.lengths.push(terms.length);
      this.totalLength += terms.length;
    }
  }

  score(post: number, query: readonly string[]): number {
    const counts = this.frequencies[post];
    if (counts === undefined) return 0;
    const posts = this.lengths.length;
    const average = this.totalLength / posts || 1;
    const norm = saturation * (1 - lengthWeight + (lengthWeight * (this.lengths[post] ?? 0)) / average);
    let score = 0;
    for (const term of query) {
      const count = counts.get(term);
      if (count === undefined) continue;
      const holding = this.postsWith.get(term) ?? 0;
      const rarity = Math.log(1 + (posts - holding + 0.5) / (holding + 0.5));
      score += (rarity * count * (saturation + 1)) / (count + norm);
    }
    return score;
  }
}

const indices = new WeakMap<PostsView, TermIndex>();

function indexOf(posts: PostsView): TermIndex {
  const index = indices.get(posts) ?? new TermIndex();
  indices.set(posts, index);
  index.update(posts);
  return index;
}
