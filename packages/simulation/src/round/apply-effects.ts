import { type ChoiceCode, choiceCode, isOnAuthor } from "../world/choice.js";
import type { World } from "../world/world.js";
import { madeId } from "./made-id.js";
import { NetworkChanges } from "./network-changes.js";

/** The effect of a decision on the world. */
export interface Effect {
  readonly agent: number;
  readonly post: number;
  readonly choice: ChoiceCode;
  readonly content: string | null;
}

/** A post that was created by a decision. */
export interface MadePost {
  /** The number of the post in the world. */
  readonly index: number;
  readonly agent: number;
  /** The post to which this one replies; -1 if it is not a reply. */
  readonly parent: number;
}

/**
 * Applies the effects of a round to the world in canonical order, when the round is closed.
 * @returns the created posts, in the order of their effects
 */
export function applyEffects(world: World, effects: Iterable<Effect>): MadePost[] {
  const made: MadePost[] = [];
  const network = new NetworkChanges(world);
  for (const effect of effects) {
    if (isOnAuthor(effect.choice)) {
      network.decided(effect.agent, world.posts.author[effect.post] ?? 0, effect.choice);
      continue;
    }
    const post = applyEffect(world, effect);
    if (post !== null) made.push(post);
    const followed =
      effect.choice === choiceCode.COMPOSE ? -1 : world.countEngagement(effect.agent, effect.post);
    if (followed !== -1) network.decided(effect.agent, followed, choiceCode.FOLLOW);
  }
  network.apply();
  return made;
}

function applyEffect(world: World, { agent, post, choice, content }: Effect): MadePost | null {
  const { posts } = world;
  switch (choice) {
    case choiceCode.LIKE:
      posts.likes[post] = (posts.likes[post] ?? 0) + 1;
      return null;
    case choiceCode.RESHARE:
    case choiceCode.QUOTE:
      posts.reshares[post] = (posts.reshares[post] ?? 0) + 1;
      world.reshare(agent, post, content);
      return null;
    case choiceCode.REPLY:
      posts.replies[post] = (posts.replies[post] ?? 0) + 1;
      return make(world, agent, post, post, content ?? "");
    case choiceCode.COMPOSE:
      return make(world, agent, post, -1, content ?? "");
    default:
      return null;
  }
}

function make(world: World, agent: number, seen: number, parent: number, text: string): MadePost {
  const { posts, audience, round } = world;
  const author = audience.id(agent);
  const id = madeId(round, author, posts.id(seen));
  const index = world.publish({
    post: {
      id,
      author_id: author,
      text,
      timestamp: new Date(world.now).toISOString(),
      has_media: false,
      media_type: null,
      media_description: null,
      likes: 0,
      reshares: 0,
      replies: 0,
    },
    author: agent,
    parent,
    // The slot is derived from the slot of the other post, not from its id. Posts that differ only in their message
    // therefore have the same random numbers.
    slot: madeId(round, author, posts.slots[seen] ?? ""),
    toEveryone: false,
  });
  return { index, agent, parent };
}
