import type { TreeNode } from "@concordat/report-kit";
import { limits } from "../limits.js";

/** The reshares of a post. */
export interface Cascade {
  /** Number of agents who reshared the post. */
  readonly size: number;
  /** Length of the longest chain of reshares. 0 if there are none. */
  readonly depth: number;
  /** Number of agents for each distance from the author, starting at distance 1. */
  readonly bySteps: readonly number[];
  /** The part of the tree of reshares that is drawn. */
  readonly tree: TreeNode;
  /** Number of resharers in `tree`. */
  readonly drawn: number;
}

/** An agent who reshared a post, with the agents who reshared it from this agent. */
interface Resharer {
  readonly account: number;
  readonly round: number;
  readonly children: Resharer[];
}

/** An agent who reshared a post, with its place in the tree of reshares. */
export interface PlacedResharer {
  /** The account of the agent. */
  readonly account: number;
  /** The round of the reshare. */
  readonly round: number;
  /** The position in the list of the agent whose reshare brought the post; `null` if it came from the author. */
  readonly parent: number | null;
}

/** The resharers of one post. */
interface Post {
  readonly known: Map<number, Resharer & { readonly steps: number }>;
  /** The agents who reshared the post from its author. */
  readonly first: Resharer[];
  readonly bySteps: number[];
}

/** The cascades of all posts of a run. Each resharer is placed below the source that is nearest to the author. */
export class CascadeTrees {
  private readonly posts = new Map<number, Post>();

  /**
   * Adds a reshare.
   * @param sources the accounts whose reshares brought the post; empty if its author also brought it
   */
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

  /** Returns the number of agents who reshared a post. */
  sizeOf(post: number): number {
    return this.posts.get(post)?.known.size ?? 0;
  }

  /** Returns all agents who reshared a post, in the order of their reshares. */
  resharersOf(post: number): PlacedResharer[] {
    const all = [...(this.posts.get(post)?.known.values() ?? [])];
    const parents = new Map<Resharer, number>();
    for (const [index, { children }] of all.entries())
      for (const child of children) parents.set(child, index);
    return all.map((resharer) => {
      const { account, round } = resharer;
      return { account, round, parent: parents.get(resharer) ?? null };
    });
  }

  /**
   * Returns the cascade of a post.
   * @param nameOf returns the name of an account
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

/** Returns the resharers to display, level by level. At each level, those with the most direct resharers come first. */
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
