/** The relevance of a post to an agent, as in the scenario's relevance file. */
export interface RelevanceRow {
  /** The id of an agent. */
  readonly agent_id: string;
  /** The id of a post. */
  readonly post_id: string;
  /**
   * log P(post | this agent reads) − log P(post | any reader), as computed by `relevanceScores` of
   * `@concordat/agent`.
   */
  readonly score: number;
}

/** The data of agents that relevance needs. */
interface Agents {
  readonly size: number;
  indexOf(id: string): number;
}

/**
 * The relevance of posts to agents, in standard deviations. The mean score of each agent and of each post is
 * subtracted, if there are others to compare it with: an agent to whom everything is relevant, or a long post, must
 * not have a higher relevance for that reason alone.
 */
export class Relevance {
  private readonly posts: ReadonlyMap<string, number>;
  private readonly values: Float64Array;

  /** @param rows one row for each pair of an agent and a post */
  constructor(agents: Agents, rows: readonly RelevanceRow[]) {
    this.posts = new Map([...new Set(rows.map(({ post_id }) => post_id))].map((id, index) => [id, index]));
    this.values = new Float64Array(agents.size * this.posts.size);
    for (const { agent_id, post_id, score } of rows)
      this.values[agents.indexOf(agent_id) * this.posts.size + (this.posts.get(post_id) ?? 0)] = score;
    centre(this.values, agents.size, this.posts.size);
  }

  /** Whether the file has scores for a post. */
  knows(postId: string): boolean {
    return this.posts.has(postId);
  }

  /** The relevance of a post to an agent; 0, the average, if the file does not contain the post. */
  of(agent: number, postId: string): number {
    const post = this.posts.get(postId);
    return post === undefined ? 0 : (this.values[agent * this.posts.size + post] ?? 0);
  }
}

/** Subtracts the means of rows and columns, if there are several, and divides by the standard deviation. */
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

/** A smaller standard deviation is rounding error. */
const minDeviation = 1e-9;

/** Values at equal distances in an array. */
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
