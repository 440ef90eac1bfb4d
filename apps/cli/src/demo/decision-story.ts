import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import { chanceOf } from "../decide/chance-of.js";

/** Maximum width of a story: some terminals of 80 columns wrap a full line. */
const width = 79;
const indent = "  ";
const barWidth = 20;

/** The agents and posts of a story. */
export interface StoryPeople {
  /** Returns the name of an agent from its id. */
  name(agentId: string): string;
  /** Returns the author and the text of a post; `null` if they are unknown. */
  post(postId: string): { readonly author: string; readonly text: string } | null;
}

const verbs: Readonly<Record<string, string>> = {
  LIKE: "likes it",
  REPLY: "answers it",
  RESHARE: "shares it",
  QUOTE: "shares it with a comment",
  FOLLOW: "follows the author",
  UNFOLLOW: "unfollows the author",
  MUTE: "mutes the author",
  SCROLL: "scrolls past",
  IGNORE: "ignores it",
  COMPOSE: "writes a post",
};

/**
 * Describes a decision as a short story: the agent, the author of the post, the choice with its probability, and the
 * agent's text.
 */
export function decisionStory(record: DecisionRecord, people: StoryPeople): string {
  const { agent_id, post_id } = record;
  const post = post_id === null ? null : people.post(post_id);
  const about = post === null ? "" : `, on ${onOneLine(post.author)}: "${onOneLine(post.text)}"`;
  const head = shortened(`${onOneLine(people.name(agent_id))}${about}`, width, post === null ? "" : '"');
  return [head, ...(record.state === "valid" ? decided(record) : [failed(record)])].join("\n");
}

function decided(record: Extract<DecisionRecord, { state: "valid" }>): readonly string[] {
  const { decision } = record;
  const choice = "choice" in decision ? decision.choice : "COMPOSE";
  const said = "content" in decision && typeof decision.content === "string" ? decision.content : null;
  const words = said ?? ("reason" in decision ? decision.reason : "");
  const verb = verbs[choice] ?? choice;
  const chance = chanceOf(record, choice);
  const line = chance === null ? verb : `${verb.padEnd(13)} ${bar(chance)} ${percent(chance)}`;
  return [`${indent}${line}`, ...wrapped(`"${onOneLine(words)}"`)];
}

function failed(record: Exclude<DecisionRecord, { state: "valid" }>): string {
  return shortened(`${indent}no decision: ${onOneLine(record.error.message)}`, width);
}

function bar(share: number): string {
  const full = Math.round(share * barWidth);
  return `${"█".repeat(full)}${"░".repeat(barWidth - full)}`;
}

function percent(share: number): string {
  return share > 0 && share < 0.005 ? "under 1 %" : `${Math.round(share * 100)} %`;
}

/** Shortens a text to a number of columns. `end` is kept at its end. */
function shortened(text: string, columns: number, end = ""): string {
  const characters = [...text];
  if (characters.length <= columns) return text;
  return `${characters
    .slice(0, columns - 1 - end.length)
    .join("")
    .trimEnd()}…${end}`;
}

/** Wraps a text into indented lines; a word longer than a line is split. */
function wrapped(text: string): readonly string[] {
  const room = width - indent.length;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).flatMap((long) => pieces(long, room))) {
    if (line !== "" && [...line].length + 1 + [...word].length > room) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => `${indent}${one}`);
}

function pieces(word: string, room: number): readonly string[] {
  const characters = [...word];
  const count = Math.max(1, Math.ceil(characters.length / room));
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * room, (index + 1) * room).join(""),
  );
}
