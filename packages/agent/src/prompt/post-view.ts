import type { Post } from "@concordat/contracts/post";
import { relativeTime } from "./relative-time.js";

/** A post in the brief form in which prompts show it. */
export interface PostView {
  readonly author: string;
  readonly time: string;
  readonly text: string;
  readonly media?: string;
  readonly likes: number;
  readonly reshares: number;
  readonly replies: number;
}

export function postView(post: Post, now: Date): PostView {
  const { author_id, text, timestamp, likes, reshares, replies } = post;
  const media = mediaLine(post);
  return {
    author: author_id,
    time: relativeTime(timestamp, now),
    text,
    ...(media === null ? {} : { media }),
    likes,
    reshares,
    replies,
  };
}

function mediaLine({ has_media, media_type, media_description }: Post): string | null {
  if (!has_media) return null;
  return media_description === null ? media_type : `${media_type}: ${media_description}`;
}
