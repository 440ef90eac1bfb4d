import type { TreeNode } from "@concordat/report-kit";
import { limits } from "../limits.js";

/** The reshares of a post. */
export interface Cascade {
  /** Number of agents who reshared it. */
  readonly size: number;
  /** Length of the longest chain of reshares; 0 without reshares. */
  readonly depth: number;
  /** Number of agents by distance from the author, starting with 1. */
  readonly bySteps: readonly number[];
  /** The drawn part of the tree of reshares. */
  readonly tree: TreeNode;
  /** Number of resharers in the drawing. */
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
  /** The accounts that reshared it from its author. */
  readonly first: Resharer[];
  readonly bySteps: number[];
}

/**
 * The cascades of all posts of a run: each resharer is placed below the source that is nearest to the author.
 */
export class Cascades {
  private readonly posts = new Map<number, Post>();

  /** @param sources the accounts whose reshares brought it; empty if its author brought it too */
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

  /** Number of agents who reshared a post. */
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

/** The resharers in the drawing: level by level, those with the most resharers below them first. */
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
