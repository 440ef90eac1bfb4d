import type { StoryPeople } from "./decision-story.js";
import { demoFeed, demoProfiles } from "./demo-data.js";

const names = new Map(demoProfiles.map(({ id, name }) => [id, name]));
const posts = new Map(demoFeed.map(({ id, author_id, text }) => [id, { author: author_id, text }]));

/** The names of the demo's agents and the demo's posts, which `decisionStory` prints. */
export const demoPeople: StoryPeople = {
  name: (id) => names.get(id) ?? id,
  post: (id) => posts.get(id) ?? null,
};
