import type { StoryPeople } from "./decision-story.js";
import { demoFeed, demoProfiles } from "./demo-data.js";

const names = new Map(demoProfiles.map(({ id, name }) => [id, name]));
const posts = new Map(demoFeed.map(({ id, author_id, text }) => [id, { author: author_id, text }]));

/** Names and posts of the demo, for its stories. */
export const demoPeople: StoryPeople = {
  name: (id) => names.get(id) ?? id,
  post: (id) => posts.get(id) ?? null,
};
