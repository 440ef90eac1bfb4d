/** The cascades of posts: their resharers, and the number of steps. A post counts once it has been shown. */
export class Cascades {
  private readonly posts = new Map<number, { size: number; depth: number }>();

  shown(post: number): void {
    if (!this.posts.has(post)) this.posts.set(post, { size: 0, depth: 0 });
  }

  /** @param depth steps from the author to the resharer, who is one step away when the author brought the post */
  reshared(post: number, depth: number): void {
    const cascade = this.posts.get(post);
    if (cascade === undefined) return;
    cascade.size++;
    cascade.depth = Math.max(cascade.depth, depth);
  }

  /** Mean number of agents who reshared a post; `null` if none was shown. */
  meanSize(): number | null {
    return this.mean(({ size }) => size);
  }

  /** Mean length of the longest chain of reshares of a post; `null` if none was shown. */
  meanDepth(): number | null {
    return this.mean(({ depth }) => depth);
  }

  private mean(of: (cascade: { readonly size: number; readonly depth: number }) => number): number | null {
    if (this.posts.size === 0) return null;
    let sum = 0;
    for (const cascade of this.posts.values()) sum += of(cascade);
    return sum / this.posts.size;
  }
}
