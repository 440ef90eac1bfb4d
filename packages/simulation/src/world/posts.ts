import type { Post } from "@concordat/contracts/post";
import { type Key, keyOf } from "../random/key.js";
import { grownTo } from "./growable-array.js";

/** A post as it enters the world. */
export interface NewPost {
  /** The post, with its initial counts. */
  readonly post: Post;
  /** The account of the post's author. */
  readonly author: number;
  /** The number of the post to which this one replies; -1 for a root post. */
  readonly parent: number;
  readonly slot: string;
  /** Whether the post reaches every agent, not only the followers of its author. */
  readonly toEveryone: boolean;
}

/** All posts and replies, numbered in the order of their arrival. */
export class Posts {
  private readonly texts: Post[] = [];
  private readonly indices = new Map<string, number>();
  private readonly slotKeys: Key[] = [];
  readonly slots: string[] = [];
  author = new Uint32Array(16);
  parent = new Int32Array(16);
  likes = new Float64Array(16);
  reshares = new Float64Array(16);
  replies = new Float64Array(16);
  /** The time of publication, in milliseconds since 1970. */
  time = new Float64Array(16);
  private hiddenFlags = new Uint8Array(16);
  private everyoneFlags = new Uint8Array(16);

  get count(): number {
    return this.texts.length;
  }

  /**
   * Adds a post and returns its number.
   * @throws {RangeError} when a post with this id already exists
   */
  add({ post, author, parent, slot, toEveryone }: NewPost): number {
    if (this.indices.has(post.id)) throw new RangeError(`there are two posts ${JSON.stringify(post.id)}`);
    const index = this.texts.push(Object.freeze({ ...post })) - 1;
    this.indices.set(post.id, index);
    this.slots.push(slot);
    this.slotKeys.push(keyOf(slot));
    this.makeRoom(index + 1);
    this.author[index] = author;
    this.parent[index] = parent;
    this.likes[index] = post.likes;
    this.reshares[index] = post.reshares;
    this.replies[index] = post.replies;
    this.time[index] = Date.parse(post.timestamp);
    this.everyoneFlags[index] = toEveryone ? 1 : 0;
    return index;
  }

  /** Returns the number of the post with this id; -1 if there is none. */
  indexOf(id: string): number {
    return this.indices.get(id) ?? -1;
  }

  id(post: number): string {
    return this.given(post).id;
  }

  /** Returns a post with its current counts. */
  at(post: number): Post {
    const given = this.given(post);
    return {
      ...given,
      likes: this.likes[post] ?? 0,
      reshares: this.reshares[post] ?? 0,
      replies: this.replies[post] ?? 0,
    };
  }

  /** Returns a post as it entered the world. It is frozen. */
  given(post: number): Post {
    const given = this.texts[post];
    if (given === undefined) throw new RangeError(`there is no post ${post}`);
    return given;
  }

  slotKey(post: number): Key {
    const key = this.slotKeys[post];
    if (key === undefined) throw new RangeError(`there is no post ${post}`);
    return key;
  }

  isHidden(post: number): boolean {
    return this.hiddenFlags[post] === 1;
  }

  hide(post: number): void {
    this.hiddenFlags[post] = 1;
  }

  reachesEveryone(post: number): boolean {
    return this.everyoneFlags[post] === 1;
  }

  private makeRoom(length: number): void {
    this.author = grownTo(this.author, length);
    this.parent = grownTo(this.parent, length);
    this.likes = grownTo(this.likes, length);
    this.reshares = grownTo(this.reshares, length);
    this.replies = grownTo(this.replies, length);
    this.time = grownTo(this.time, length);
    this.hiddenFlags = grownTo(this.hiddenFlags, length);
    this.everyoneFlags = grownTo(this.everyoneFlags, length);
  }
}
