import type { TreeNode } from "@concordat/report-kit";
import { limits } from "../limits.js";

/** How a post went from agent to agent. */
export interface Cascade {
  /** Agents who reshared it. */
  readonly size: number;
  /** The longest chain of reshares; 0 where no one did. */
  readonly depth: number;
  /** Agents by the number of steps from the author, from the first step. */
  readonly bySteps: readonly number[];
  /** The drawn part of the tree of reshares. */
  readonly tree: TreeNode;
  /** How many of the resharers are drawn. */
  readonly drawn: number;
}

/** An agent who reshared a post. */
interface Resharer {
  readonly account: number;
  readonly round: number;
  readonly children: Resharer[];
}

/** The resharers of one post. */
interface Post {
  readonly known: Map<number, Resharer & { readonly steps: number }>;
  /** Those who had it from its author. */
  readonly first: Resharer[];
  readonly bySteps: number[];
}

/** The cascades of all posts of a run: each resharer below the nearest to the author of those who brought it. */
export class Cascades {
  private readonly posts = new Map<number, Post>();

  /** @param sources those who had reshared it and brought it; none where it came from its author, too */
  reshared(post: number, account: number, round: number, sources: readonly number[]): void {
    const of = this.posts.get(post) ?? { known: new Map(), first: [], bySteps: [] };
    this.posts.set(post, of);
    const bringers = sources.flatMap((source) => of.known.get(source) ?? []);
    const nearest = bringers.toSorted((a, b) => a.steps - b.steps)[0];
    const steps = (nearest?.steps ?? 0) + 1;
    const resharer = { account, round, children: [], steps };
    of.known.set(account, resharer);
    (nearest?.children ?? of.first).push(resharer);
    of.bySteps[steps - 1] = (of.bySteps[steps - 1] ?? 0) + 1;
  }

  /** How many agents reshared a post. */
  sizeOf(post: number): number {
    return this.posts.get(post)?.known.size ?? 0;
  }

  /**
   * The cascade of a post.
   * @param nameOf what an account is called
   */
  of(post: number, author: string, nameOf: (account: number) => string): Cascade {
    const { known, first, bySteps } = this.posts.get(post) ?? { known: new Map(), first: [], bySteps: [] };
    const shown = drawnOf(first);
    const node = ({ account, round, children }: Resharer): TreeNode =>
      asNode(`${nameOf(account)}, round ${round}`, children);
    const asNode = (label: string, children: readonly Resharer[]): TreeNode => {
      const drawn = children.filter((child) => shown.has(child));
      return { label, children: drawn.map(node), omitted: children.length - drawn.length };
    };
    return {
      size: known.size,
      depth: bySteps.length,
      bySteps,
      tree: asNode(`${author}, who wrote it`, first),
      drawn: shown.size,
    };
  }
}

/** The resharers that are drawn: step by step, those from whom most had it before others. */
function drawnOf(first: readonly Resharer[]): Set<Resharer> {
  const drawn = new Set<Resharer>();
  let level = [first];
  while (level.length > 0 && drawn.size < limits.cascadeNodes) {
    const next: (readonly Resharer[])[] = [];
    for (const siblings of level) {
      const most = siblings.toSorted((a, b) => b.children.length - a.children.length);
      for (const one of most.slice(0, limits.cascadeChildren)) {
        if (drawn.size === limits.cascadeNodes) return drawn;
        drawn.add(one);
        if (one.children.length > 0) next.push(one.children);
      }
    }
    level = next;
  }
  return drawn;
}
