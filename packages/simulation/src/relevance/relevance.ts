/** How relevant a post is to an agent, as a file of the scenario has it. */
export interface RelevanceRow {
  /** The id of an agent. */
  readonly agent_id: string;
  /** The id of a post. */
  readonly post_id: string;
  /** log P(post | this agent reads) − log P(post | anybody reads), as `relevanceScores` of `@concordat/agent` has it. */
  readonly score: number;
}

/** The data of agents that relevance needs. */
interface Agents {
  readonly size: number;
  indexOf(id: string): number;
}

/**
 * How relevant posts are to agents, in standard deviations. What is the agent's alone (someone to whom everything is
 * relevant) and the post's alone (a long one, one for everyone) is subtracted, if there are others to compare it with;
 * what is left says what belongs together.
 */
export class Relevance {
  private readonly posts: ReadonlyMap<string, number>;
  private readonly values: Float64Array;

  /** @param rows one for each agent and each post that occurs */
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

  /** 0, the average, for a post that the file does not name. */
  of(agent: number, postId: string): number {
    const post = this.posts.get(postId);
    return post === undefined ? 0 : (this.values[agent * this.posts.size + post] ?? 0);
  }
}

/** Takes the means of rows and columns out, where there are several, and divides by the standard deviation. */
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

/** Below it, what is left of the scores is rounding. */
const minDeviation = 1e-9;

/** Some of the values, at equal distances. */
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
