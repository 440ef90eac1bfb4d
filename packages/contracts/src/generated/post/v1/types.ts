// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"post/v1/types.ts","schemas":"../../../../schemas","sha256":"64a8443c2d86f7fb41f1e727368e7f605d8f12b087e7d7a7b6f8ece4f485c030"}
/**
 * A post in a feed.
 */
export type Post = TextPost | MediaPost;

/**
 * A post without a picture or film.
 */
export interface TextPost {
  /**
   * Identifies the post within its feed.
   */
  id: string;
  /**
   * Who wrote the post.
   */
  author_id: string;
  /**
   * The post's words, as written; may be empty.
   */
  text: string;
  /**
   * When the post was published, RFC 3339.
   */
  timestamp: string;
  /**
   * The post carries no media. Absent: false.
   */
  has_media: false;
  /**
   * Left over when media was removed; usually null. Absent or null: none.
   */
  media_type: "image" | "video" | "gif" | null;
  /**
   * What the picture or film shows, for those who cannot see it. Absent or null: not described.
   */
  media_description: string | null;
  /**
   * How many liked the post. Absent: 0.
   */
  likes: number;
  /**
   * How many shared it again. Absent: 0.
   */
  reshares: number;
  /**
   * How many replied. Absent: 0.
   */
  replies: number;
}
/**
 * A post with a picture or film.
 */
export interface MediaPost {
  /**
   * Identifies the post within its feed.
   */
  id: string;
  /**
   * Who wrote the post.
   */
  author_id: string;
  /**
   * The post's words, as written; may be empty.
   */
  text: string;
  /**
   * When the post was published, RFC 3339.
   */
  timestamp: string;
  /**
   * The post carries media.
   */
  has_media: true;
  /**
   * What kind of media it carries.
   */
  media_type: "image" | "video" | "gif";
  /**
   * What the picture or film shows, for those who cannot see it. Absent or null: not described.
   */
  media_description: string | null;
  /**
   * How many liked the post. Absent: 0.
   */
  likes: number;
  /**
   * How many shared it again. Absent: 0.
   */
  reshares: number;
  /**
   * How many replied. Absent: 0.
   */
  replies: number;
}
/**
 * A post in a feed.
 */
export type PostInput = TextPostInput | MediaPostInput;

/**
 * A post without a picture or film.
 */
export interface TextPostInput {
  /**
   * Identifies the post within its feed.
   */
  id: string;
  /**
   * Who wrote the post.
   */
  author_id: string;
  /**
   * The post's words, as written; may be empty.
   */
  text: string;
  /**
   * When the post was published, RFC 3339.
   */
  timestamp: string;
  /**
   * The post carries no media. Absent: false.
   */
  has_media?: false;
  /**
   * Left over when media was removed; usually null. Absent or null: none.
   */
  media_type?: "image" | "video" | "gif" | null;
  /**
   * What the picture or film shows, for those who cannot see it. Absent or null: not described.
   */
  media_description?: string | null;
  /**
   * How many liked the post. Absent: 0.
   */
  likes?: number;
  /**
   * How many shared it again. Absent: 0.
   */
  reshares?: number;
  /**
   * How many replied. Absent: 0.
   */
  replies?: number;
}
/**
 * A post with a picture or film.
 */
export interface MediaPostInput {
  /**
   * Identifies the post within its feed.
   */
  id: string;
  /**
   * Who wrote the post.
   */
  author_id: string;
  /**
   * The post's words, as written; may be empty.
   */
  text: string;
  /**
   * When the post was published, RFC 3339.
   */
  timestamp: string;
  /**
   * The post carries media.
   */
  has_media: true;
  /**
   * What kind of media it carries.
   */
  media_type: "image" | "video" | "gif";
  /**
   * What the picture or film shows, for those who cannot see it. Absent or null: not described.
   */
  media_description?: string | null;
  /**
   * How many liked the post. Absent: 0.
   */
  likes?: number;
  /**
   * How many shared it again. Absent: 0.
   */
  reshares?: number;
  /**
   * How many replied. Absent: 0.
   */
  replies?: number;
}
