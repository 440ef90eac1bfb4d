import { grownTo } from "../../world/growable-array.js";
import { forEachRepeat } from "./repeated-pairs.js";

/** The follows in a network's file. Accounts are indexes of `ids`. */
export interface NetworkTable {
  /** The name of the file. */
  readonly name: string;
  /** The ids in the file, in the order in which they appear. */
  readonly ids: readonly string[];
  /** The line on which each id first appears, counted from 1; 0 if unknown. */
  readonly idLines: Uint32Array<ArrayBuffer>;
  /** The follower of each follow, as an index into `ids`. */
  readonly followers: Uint32Array<ArrayBuffer>;
  /** The followed account of each follow, as an index into `ids`. */
  readonly followed: Uint32Array<ArrayBuffer>;
  /** The line of each follow, counted from 1; 0 if unknown. */
  readonly lines: Uint32Array<ArrayBuffer>;
  /** Returns the index of an id; -1 if it is not in the file. */
  indexOf(id: string): number;
}

/** An edge in a file. */
export interface FileEdge {
  readonly source: string;
  readonly target: string;
  /** The line, counted from 1; 0 if unknown. */
  readonly line: number;
}

/** How the edges of a file are converted to follows. */
export interface EdgeMeaning {
  /** Whether edges are directed. If not, both ends follow each other. */
  readonly directed: boolean;
  /** Whether the target of an edge follows its source. If not, the source follows the target. */
  readonly targetFollows: boolean;
}

const firstCapacity = 1_024;

/** Collects the edges of a network's file. Ids are stored once; edges are stored as numbers. */
export class NetworkBuilder {
  private readonly ids: string[] = [];
  private readonly indices = new Map<string, number>();
  private idLines = new Uint32Array(firstCapacity);
  private sources = new Uint32Array(firstCapacity);
  private targets = new Uint32Array(firstCapacity);
  private lines = new Uint32Array(firstCapacity);
  private count = 0;

  /** Adds an id, even without edges, and returns its index. */
  node(id: string, line: number): number {
    const known = this.indices.get(id);
    if (known !== undefined) return known;
    const index = this.ids.length;
    // Copies the id, because a substring would keep the complete text of the file in memory.
    const own = Buffer.from(id, "utf8").toString("utf8");
    this.ids.push(own);
    this.indices.set(own, index);
    this.idLines = grown(this.idLines, index);
    this.idLines[index] = line;
    return index;
  }

  edge({ source, target, line }: FileEdge): void {
    const at = this.count++;
    if (at === this.sources.length) {
      this.sources = grown(this.sources, at);
      this.targets = grown(this.targets, at);
      this.lines = grown(this.lines, at);
    }
    this.sources[at] = this.node(source, line);
    this.targets[at] = this.node(target, line);
    this.lines[at] = line;
  }

  /** Returns the follows that the edges represent. */
  table(name: string, { directed, targetFollows }: EdgeMeaning): NetworkTable {
    const { ids, indices, count } = this;
    const sources = this.sources.subarray(0, count);
    const targets = this.targets.subarray(0, count);
    const lines = this.lines.subarray(0, count);
    const ends = directed
      ? { followers: targetFollows ? targets : sources, followed: targetFollows ? sources : targets, lines }
      : bothWays({ followers: sources, followed: targets, lines }, ids.length);
    return {
      name,
      ids,
      idLines: this.idLines.subarray(0, ids.length),
      indexOf: (id) => indices.get(id) ?? -1,
      ...ends,
    };
  }
}

/** Creates a table of follows that are given as values instead of in a file. */
export function tableOfPairs(
  pairs: readonly { readonly follower: string; readonly followed: string }[],
): NetworkTable {
  const builder = new NetworkBuilder();
  for (const { follower, followed } of pairs) builder.edge({ source: follower, target: followed, line: 0 });
  return builder.table("follows", { directed: true, targetFollows: false });
}

type Follows = Pick<NetworkTable, "followers" | "followed" | "lines">;

/** Returns the follows of undirected edges, in both directions. An edge that is listed more than once counts once. */
function bothWays({ followers, followed, lines }: Follows, ids: number): Follows {
  const edges = followers.length;
  const both: Follows = {
    followers: joined(followers, followed),
    followed: joined(followed, followers),
    lines: joined(lines, lines),
  };
  const repeated = new Uint8Array(2 * edges);
  forEachRepeat(both, ids, (pair) => {
    repeated[pair] = 1;
  });
  const isKept = (_: number, pair: number): boolean => repeated[pair] === 0;
  return {
    followers: both.followers.filter(isKept),
    followed: both.followed.filter(isKept),
    lines: both.lines.filter(isKept),
  };
}

function joined(first: Uint32Array, second: Uint32Array): Uint32Array<ArrayBuffer> {
  const both = new Uint32Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function grown(numbers: Uint32Array<ArrayBuffer>, index: number): Uint32Array<ArrayBuffer> {
  return grownTo(numbers, index + 1);
}
