/** The relevance of a post to an agent, as given in the scenario's relevance file. */
export interface RelevanceRow {
  /** The id of an agent. */
  readonly agent_id: string;
  /** The id of a post. */
  readonly post_id: string;
  /**
   * log P(post | this agent reads) − log P(post | any reader), as computed by `relevanceScores` of `@concordat/agent`,
   * or the similarity of the post and the agent's interests, as computed by its `similarityScores`.
   */
  readonly score: number;
}

/** The data about agents that is needed to store relevance scores. */
interface Agents {
  readonly size: number;
  indexOf(id: string): number;
}

/**
 * The relevance of posts to agents, in standard deviations. The mean score of each agent and of each post is
 * subtracted. Otherwise, an agent with high scores for all posts, or a long post, would have a higher relevance for
 * that reason alone.
 */
export class Relevance {
  private readonly posts: ReadonlyMap<string, number>;
  private readonly values: Float64Array;
  private readonly scores: Float64Array;

  /** @param rows one row for each pair of an agent and a post */
  constructor(agents: Agents, rows: readonly RelevanceRow[]) {
    this.posts = new Map([...new Set(rows.map(({ post_id }) => post_id))].map((id, index) => [id, index]));
    this.values = new Float64Array(agents.size * this.posts.size);
    for (const { agent_id, post_id, score } of rows)
      this.values[agents.indexOf(agent_id) * this.posts.size + (this.posts.get(post_id) ?? 0)] = score;
    this.scores = this.values.slice();
    centre(this.values, agents.size, this.posts.size);
  }

  /** Whether the file has scores for a post. */
  knows(postId: string): boolean {
    return this.posts.has(postId);
  }

  /**
   * Returns the relevance of a post to an agent. If the file does not contain the post, returns 0, which is the
   * average.
   */
  of(agent: number, postId: string): number {
    return this.valueIn(this.values, agent, postId);
  }

  /** Returns the score of a post and an agent as it is in the file; 0 if the file does not contain the post. */
  scoreOf(agent: number, postId: string): number {
    return this.valueIn(this.scores, agent, postId);
  }

  private valueIn(values: Float64Array, agent: number, postId: string): number {
    const post = this.posts.get(postId);
    return post === undefined ? 0 : (values[agent * this.posts.size + post] ?? 0);
  }
}

/**
 * Subtracts the mean of each row if there are several columns, and of each column if there are several rows. Then
 * divides all values by their standard deviation.
 */
function centre(values: Float64Array, rows: number, columns: number): void {
  if (values.length === 0) return;
  subtractMean(values, { from: 0, step: 1, count: values.length });
  if (columns > 1)
    for (let row = 0; row < rows; row++)
      subtractMean(values, { from: row * columns, step: 1, count: columns });
  if (rows > 1)
    for (let column = 0; column < columns; column++)
      subtractMean(values, { from: column, step: columns, count: rows });
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
  for (const [index, value] of values.entries())
    values[index] = deviation > minDeviation ? value / deviation : 0;
}

/** Minimum standard deviation. A smaller one is treated as a rounding error. */
const minDeviation = 1e-9;

/** A selection of array elements at equal distances. */
interface Stride {
  readonly from: number;
  readonly step: number;
  readonly count: number;
}

function subtractMean(values: Float64Array, { from, step, count }: Stride): void {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += values[from + index * step] ?? 0;
  const mean = sum / count;
  for (let index = 0; index < count; index++) {
    const at = from + index * step;
    values[at] = (values[at] ?? 0) - mean;
  }
}
