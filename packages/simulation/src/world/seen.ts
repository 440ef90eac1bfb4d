/**
 * The table grows by the factor `growth` when its load factor exceeds `maxLoadFactor`. An entry of 8 bytes therefore
 * needs between 8 / 0.8 and 8 / 0.55 bytes.
 */
const maxLoadFactor = 0.8;
const growth = 1.45;
const empty = 0xffffffff;

/**
 * The pairs of an agent and a post that it was shown, and whether the agent reshared the post. It is stored as an
 * open-addressing hash table in two arrays of numbers, with 10 to 15 bytes per pair.
 */
export class Seen {
  private agents = new Uint32Array(64).fill(empty);
  /** The number of the post, multiplied by 2, plus 1 if it was reshared. */
  private posts = new Uint32Array(64);
  private entries = 0;

  get size(): number {
    return this.entries;
  }

  /** Size of the table in bytes. */
  get bytes(): number {
    return this.agents.byteLength + this.posts.byteLength;
  }

  has(agent: number, post: number): boolean {
    return this.agents[this.find(agent, post)] !== empty;
  }

  hasReshared(agent: number, post: number): boolean {
    const place = this.find(agent, post);
    return this.agents[place] !== empty && ((this.posts[place] ?? 0) & 1) === 1;
  }

  add(agent: number, post: number): void {
    this.put(agent, post, 0);
  }

  addReshare(agent: number, post: number): void {
    this.put(agent, post, 1);
  }

  private put(agent: number, post: number, reshared: 0 | 1): void {
    let place = this.find(agent, post);
    if (this.agents[place] !== empty) {
      this.posts[place] = (this.posts[place] ?? 0) | reshared;
      return;
    }
    if (this.entries + 1 > this.agents.length * maxLoadFactor) {
      this.grow();
      place = this.find(agent, post);
    }
    this.agents[place] = agent;
    this.posts[place] = post * 2 + reshared;
    this.entries++;
  }

  /** Returns the index of a pair, or of the free slot in which it can be inserted. */
  private find(agent: number, post: number): number {
    const { agents, posts } = this;
    const length = agents.length;
    let mixed = Math.imul(agent ^ Math.imul(post, 0x9e3779b1), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
    let place = Math.floor(((mixed ^ (mixed >>> 16)) >>> 0) * (length / 4_294_967_296));
    for (;;) {
      const found = agents[place];
      if (found === empty || (found === agent && (posts[place] ?? 0) >>> 1 === post)) return place;
      place = place + 1 === length ? 0 : place + 1;
    }
  }

  private grow(): void {
    const { agents, posts } = this;
    const length = Math.ceil(agents.length * growth);
    this.agents = new Uint32Array(length).fill(empty);
    this.posts = new Uint32Array(length);
    for (let index = 0; index < agents.length; index++) {
      const agent = agents[index] ?? empty;
      if (agent === empty) continue;
      const value = posts[index] ?? 0;
      const place = this.find(agent, value >>> 1);
      this.agents[place] = agent;
      this.posts[place] = value;
    }
  }
}
