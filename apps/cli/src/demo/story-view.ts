import { decisionRecord } from "@concordat/contracts/decision-record";
import { counted } from "@concordat/contracts/options";
import { simulatedPost } from "@concordat/contracts/simulated-post";
import type { Ledger } from "@concordat/simulation";
import type { EventView } from "../terminal/event-view.js";
import { note, print } from "../terminal/output.js";
import { RoundBar } from "../terminal/round-bar.js";
import type { StoryPeople } from "./decision-story.js";

/**
 * Shows the decisions of each round as stories, once the round is closed. Until then a terminal shows a progress bar, anything
 * else a line.
 */
export function storyView(ledger: Ledger, people: StoryPeople): EventView {
  const bar = new RoundBar();
  let printed: Promise<void> = Promise.resolve();
  return {
    show(event) {
      bar.show(event);
      if (event.type === "round-started" && !bar.isShown) {
        const beginning = `\nRound ${event.round + 1}: the model writes ${counted(event.to_decide, "decision")} …`;
        printed = printed.then(() => note(beginning));
      }
      if (event.type !== "round-closed") return;
      const { round } = event.record;
      printed = printed.then(() => printRound(ledger, round, people));
    },
    async end() {
      bar.stop();
      await printed;
    },
  };
}

async function printRound(ledger: Ledger, round: number, people: StoryPeople): Promise<void> {
  const written = await writtenPosts(ledger, people);
  const known: StoryPeople = { ...people, post: (id) => written.get(id) ?? people.post(id) };
  const { decisionStory } = await import("./decision-story.js");
  print(`\n— round ${round + 1} —`);
  for await (const { row } of ledger.read("decision", { round, columns: ["record"] }))
    print(`\n${decisionStory(decisionRecord.parse(JSON.parse(String(row[0]))), known)}`);
}

/** Returns all posts of the run: those of the feed and those that agents wrote. */
async function writtenPosts(ledger: Ledger, { name }: StoryPeople) {
  const posts = new Map<string, { readonly author: string; readonly text: string }>();
  for await (const { row } of ledger.read("post", { columns: ["content"] })) {
    const { id, author_id, text } = simulatedPost.parse(JSON.parse(String(row[0])));
    posts.set(id, { author: name(author_id), text });
  }
  return posts;
}
