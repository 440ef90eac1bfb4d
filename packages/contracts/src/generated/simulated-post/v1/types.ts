// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulated-post/v1/types.ts","schemas":"../../../../schemas","sha256":"ca2b5706091b14a3d9a31ce5c98609dc76f43de8170bb2512b687627f07cf758"}
/**
 * A post of a simulation: a post, and when and to whom it appears.
 */
export type SimulatedPost = SimulatedTextPost | SimulatedMediaPost;

/**
 * A post without a picture or film.
 */
export interface SimulatedTextPost {
  /**
   * Identifies the post within the simulation.
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
   * When the post was published, RFC 3339. Absent: when its round begins.
   */
  timestamp?: string;
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
  /**
   * The round at whose beginning the post appears. Absent: the round of its timestamp; 0 if that lies before the start. For the post of an event, the round of the event.
   */
  round?: number;
  /**
   * Whom the post reaches: those who follow its author, or everyone, as for a newspaper that every agent reads. Absent: followers, if the author is an agent or somebody follows them in the network's file; everyone otherwise.
   */
  followed_by?: "followers" | "everyone";
  /**
   * What stands for the post wherever chance is drawn. Give two messages that are to be compared the same slot, so that everything but the message stays equal. Absent: the post's id.
   */
  slot?: string;
}
/**
 * A post with a picture or film.
 */
export interface SimulatedMediaPost {
  /**
   * Identifies the post within the simulation.
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
   * When the post was published, RFC 3339. Absent: when its round begins.
   */
  timestamp?: string;
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
  /**
   * The round at whose beginning the post appears. Absent: the round of its timestamp; 0 if that lies before the start. For the post of an event, the round of the event.
   */
  round?: number;
  /**
   * Whom the post reaches: those who follow its author, or everyone, as for a newspaper that every agent reads. Absent: followers, if the author is an agent or somebody follows them in the network's file; everyone otherwise.
   */
  followed_by?: "followers" | "everyone";
  /**
   * What stands for the post wherever chance is drawn. Give two messages that are to be compared the same slot, so that everything but the message stays equal. Absent: the post's id.
   */
  slot?: string;
}
/**
 * A post of a simulation: a post, and when and to whom it appears.
 */
export type SimulatedPostInput = SimulatedTextPostInput | SimulatedMediaPostInput;

/**
 * A post without a picture or film.
 */
export interface SimulatedTextPostInput {
  /**
   * Identifies the post within the simulation.
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
   * When the post was published, RFC 3339. Absent: when its round begins.
   */
  timestamp?: string;
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
  /**
   * The round at whose beginning the post appears. Absent: the round of its timestamp; 0 if that lies before the start. For the post of an event, the round of the event.
   */
  round?: number;
  /**
   * Whom the post reaches: those who follow its author, or everyone, as for a newspaper that every agent reads. Absent: followers, if the author is an agent or somebody follows them in the network's file; everyone otherwise.
   */
  followed_by?: "followers" | "everyone";
  /**
   * What stands for the post wherever chance is drawn. Give two messages that are to be compared the same slot, so that everything but the message stays equal. Absent: the post's id.
   */
  slot?: string;
}
/**
 * A post with a picture or film.
 */
export interface SimulatedMediaPostInput {
  /**
   * Identifies the post within the simulation.
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
   * When the post was published, RFC 3339. Absent: when its round begins.
   */
  timestamp?: string;
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
  /**
   * The round at whose beginning the post appears. Absent: the round of its timestamp; 0 if that lies before the start. For the post of an event, the round of the event.
   */
  round?: number;
  /**
   * Whom the post reaches: those who follow its author, or everyone, as for a newspaper that every agent reads. Absent: followers, if the author is an agent or somebody follows them in the network's file; everyone otherwise.
   */
  followed_by?: "followers" | "everyone";
  /**
   * What stands for the post wherever chance is drawn. Give two messages that are to be compared the same slot, so that everything but the message stays equal. Absent: the post's id.
   */
  slot?: string;
}
