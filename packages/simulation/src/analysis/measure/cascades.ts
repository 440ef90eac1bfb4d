/** Size and depth of the cascade of each post that was shown at least once. */
export class Cascades {
  private readonly posts = new Map<number, { size: number; depth: number }>();

  shown(post: number): void {
    if (!this.posts.has(post)) this.posts.set(post, { size: 0, depth: 0 });
  }

  /**
   * Counts a reshare of a post.
   * @param depth number of steps from the author to the resharer. It is 1 if the resharer saw the author's own post
   */
  reshared(post: number, depth: number): void {
    const cascade = this.posts.get(post);
    if (cascade === undefined) return;
    cascade.size++;
    cascade.depth = Math.max(cascade.depth, depth);
  }

  /** Returns the mean number of agents who reshared a post, over all shown posts; `null` if none was shown. */
  meanSize(): number | null {
    return this.mean(({ size }) => size);
  }

  /** Returns the mean length of a post's longest chain of reshares, over all shown posts; `null` if none was shown. */
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
