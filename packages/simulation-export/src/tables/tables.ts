import { column, type ExportTable } from "./table.js";

const round = column("round", "INTEGER", "The round, counted from 0.");
const agent = column("agent", "VARCHAR", "Whose it is: the agent's id.");
const segment = column("segment", "VARCHAR", "The agent's segment. Null: it belongs to none.");
const rank = column("rank", "INTEGER", "The post's place in the feed, counted from 1.");
const route = column(
  "route",
  "VARCHAR",
  "How the post reached the agent: `followed`, `reshared`, `replied` or `outside`.",
);

/** The tables of an export, and the meanings of their columns. */
export const exportTables = {
  decisions: {
    row: "What an agent decided on a post, or on a whole feed: by a model, or by a rule.",
    columns: [
      round,
      agent,
      segment,
      column("policy", "VARCHAR", "Who decided: `model`, `reasoner`, or the name of a rule."),
      column("post", "VARCHAR", "The post that was decided on. Null: none of a whole feed was chosen."),
      column("rank", "INTEGER", "The post's place in the feed, counted from 1. Null if `post` is."),
      column("route", "VARCHAR", "How the post reached the agent, as in `exposures`. Null if `post` is."),
      column("state", "VARCHAR", "`valid`, `invalid` or `failed`; `by_rule` where no model was asked."),
      column("code", "VARCHAR", "Why nothing was decided. Null: something was."),
      column("choice", "VARCHAR", "`LIKE`, `REPLY`, `RESHARE`, `SCROLL` or `COMPOSE`. Null unless decided."),
      column(
        "content",
        "VARCHAR",
        "The reply, the comment or the post of its own. Null: nothing was written.",
      ),
      column("reason", "VARCHAR", "Why, in the model's words. Null: there are none."),
      column("requests", "INTEGER", "Requests to the model; 0 for a rule."),
      column(
        "prompt_tokens",
        "INTEGER",
        "Tokens of the prompts. Null if no model was asked, or the engine does not say.",
      ),
      column("completion_tokens", "INTEGER", "Tokens of the answers. Null: as above."),
      column("repairs", "INTEGER", "What was put right to read the answers; 0 for a rule."),
      column("duration_ms", "BIGINT", "Milliseconds until the answers had ended; 0 for a rule."),
      column(
        "odds",
        "VARCHAR",
        "Who gave the odds: `rule` and `drawn` if the choice was drawn from them, `evaluated` and `listed` if a model gave them next to its answer. Null: there are none.",
      ),
      column("p_like", "DOUBLE", "How probable LIKE was by these odds. Null: there are none."),
      column("p_reply", "DOUBLE", "The same of REPLY."),
      column("p_reshare", "DOUBLE", "The same of RESHARE."),
      column("p_scroll", "DOUBLE", "The same of SCROLL, and of IGNORE."),
      column("p_compose", "DOUBLE", "The same of COMPOSE; 0 where it was not open."),
    ],
    order: ["round", "agent", "rank", "post"],
  },
  exposures: {
    row: "A post or reply that an agent was shown.",
    columns: [
      round,
      agent,
      segment,
      column("post", "VARCHAR", "The post that was shown."),
      rank,
      route,
      column(
        "reshared_by",
        "VARCHAR[]",
        "Those followed who reshared it since the agent was last shown it. Empty: none.",
      ),
    ],
    order: ["round", "agent", "rank"],
  },
  posts: {
    row: "A post or reply, with its counts at the end of the run.",
    columns: [
      column("post", "VARCHAR", "Its id."),
      column(
        "position",
        "INTEGER",
        "Its place in the order in which the posts were written, counted from 1.",
      ),
      column("round", "INTEGER", "The round in which it appeared."),
      column("author", "VARCHAR", "Who wrote it."),
      column("by_agent", "BOOLEAN", "Whether its author is an agent of the run."),
      column("parent", "VARCHAR", "What it replies to. Null: a root post."),
      column("text", "VARCHAR", "What it says."),
      column("posted_at", "TIMESTAMP", "When it was published, in UTC."),
      column("removed", "BOOLEAN", "Whether it was removed in the end."),
      column("likes", "INTEGER", "Likes, those it started with among them."),
      column("replies", "INTEGER", "Replies, likewise."),
      column("reshares", "INTEGER", "Reshares, likewise."),
    ],
    order: ["position"],
  },
  agents: {
    row: "Who took part.",
    columns: [
      agent,
      segment,
      column("name", "VARCHAR", "The agent's name."),
      column("interests", "VARCHAR[]", "What it cares about."),
      column("personality", "VARCHAR", "Its manner. Null: not said."),
      column("follows", "INTEGER", "How many accounts it follows at the end."),
      column("followers", "INTEGER", "How many agents follow it at the end."),
      column("weight", "DOUBLE", "The weight of its person. Null: people have no weights."),
    ],
    order: ["agent"],
  },
  stances: {
    row: "The position of an agent on a topic, as its profile gives it.",
    columns: [
      agent,
      segment,
      column("topic", "VARCHAR", "The topic."),
      column("stance", "VARCHAR", "The position, in the words of the profile."),
    ],
    order: ["agent", "topic"],
  },
  follows: {
    row: "Who follows whom: the network, with a row for each stretch of rounds in which a pair does.",
    columns: [
      column("follower", "VARCHAR", "Who follows: the agent's id."),
      column("followed", "VARCHAR", "Whom: the id of an agent or of another account."),
      column("of_agent", "BOOLEAN", "Whether the account that is followed is an agent of the run."),
      column("from_round", "INTEGER", "The first round in which it does, counted from 0."),
      column("until_round", "INTEGER", "The last round in which it does. Null: it still does at the end."),
    ],
    order: ["follower", "followed", "from_round"],
  },
  answers: {
    row: "The outcome of a survey question that an agent was asked.",
    columns: [
      column(
        "round",
        "INTEGER",
        "The round at whose beginning it was asked, counted from 0; equal to the number of rounds: after the last one.",
      ),
      agent,
      segment,
      column("survey", "VARCHAR", "The name of the questionnaire."),
      column("question", "VARCHAR", "The id of the question."),
      column("kind", "VARCHAR", "`choice`, `scale`, `number` or `text`."),
      column("asked", "VARCHAR", "The question, as it was asked."),
      column("state", "VARCHAR", "`valid`, `invalid` or `failed`."),
      column("code", "VARCHAR", "Why nothing was answered. Null: something was."),
      column("answer", "VARCHAR", "The answer, a number as text. Null unless valid."),
      column("number", "DOUBLE", "The answer to a scale or a number. Null for others, and unless valid."),
      column("requests", "INTEGER", "Requests to the model."),
      column("prompt_tokens", "INTEGER", "Tokens of the prompts. Null: the engine does not say."),
      column("completion_tokens", "INTEGER", "Tokens of the answers. Null: as above."),
      column(
        "probability",
        "DOUBLE",
        "How probable the answer was for the model, among the choices. Null: no odds are known.",
      ),
    ],
    order: ["round", "survey", "question", "agent"],
  },
  rounds: {
    row: "The accounts of a round.",
    columns: [
      round,
      column("exposures", "INTEGER", "Items shown."),
      column("asked", "INTEGER", "Decisions that a model was asked for: valid, invalid and failed ones."),
      column("valid", "INTEGER", "Decisions that keep their contract."),
      column("invalid", "INTEGER", "Decisions whose answers broke the contract to the end."),
      column("failed", "INTEGER", "Failed decisions."),
      column("by_rule", "INTEGER", "Decisions by rules."),
      column("likes", "INTEGER", "Decisions for LIKE."),
      column("replies", "INTEGER", "Decisions for REPLY."),
      column("reshares", "INTEGER", "Decisions for RESHARE."),
      column("scrolls", "INTEGER", "Decisions for SCROLL."),
      column("compositions", "INTEGER", "Decisions for COMPOSE."),
      column("posts_made", "INTEGER", "Replies and posts that the decisions made."),
      column("answers", "INTEGER", "Answers to surveys that agents were asked for; 0 without a survey."),
      column("requests", "INTEGER", "Requests to the model, for decisions and answers."),
      column("prompt_tokens", "BIGINT", "Tokens of all prompts. Null: the engine does not say."),
      column("completion_tokens", "BIGINT", "Tokens of all answers. Null: the engine does not say."),
      column("duration_ms", "BIGINT", "Milliseconds spent on the round, pauses left out."),
      column("hash", "VARCHAR", "The chained hash of what happened."),
    ],
    order: ["round"],
  },
  metrics: {
    row: "How far the posts had spread when a round ended.",
    columns: [
      round,
      column("shown", "INTEGER", "Agents who were shown anything in the round."),
      column("reached", "INTEGER", "Agents who had been shown anything by then."),
      column("engaged", "INTEGER", "Agents who had liked, replied or reshared by then."),
      column("adopters", "INTEGER", "Agents who had decided to reshare by then."),
      column("new_adopters", "INTEGER", "Agents who reshared for the first time."),
      column("reached_share", "DOUBLE", "`reached` as a share of all agents."),
      column("adopted_share", "DOUBLE", "`adopters` as a share of all agents."),
      column(
        "engagement_rate",
        "DOUBLE",
        "Likes, replies and reshares of the round over its exposures. Null: nothing was shown.",
      ),
    ],
    order: ["round"],
  },
  runs: {
    row: "A run that was exported.",
    columns: [
      column("scenario", "VARCHAR", "The name of its scenario."),
      column("agents", "INTEGER", "The number of agents."),
      column("rounds", "INTEGER", "Closed rounds, which are exported."),
      column("of_rounds", "INTEGER", "Rounds of the scenario."),
      column("complete", "BOOLEAN", "Whether all rounds are closed."),
      column("hash", "VARCHAR", "The chained hash of the last exported round. Null: no round is closed."),
    ],
    order: ["scenario"],
  },
  states: {
    row: "A field of an agent's state before the first round, or after a round.",
    columns: [
      column(
        "round",
        "INTEGER",
        "The round after which the agent had it, counted from 0; -1 before the first round.",
      ),
      agent,
      segment,
      column("field", "VARCHAR", "The name of the field."),
      column("value", "VARCHAR", "The value as text: a word, `true` or `false`. Null for a number."),
      column(
        "number",
        "DOUBLE",
        "The value if it is a number; 1 and 0 for `true` and `false`. Null for a word.",
      ),
    ],
    order: ["round", "field", "agent"],
  },
  moves: {
    row: "A transition of an agent's social chart, of the agents who were shown anything in a round.",
    columns: [
      round,
      agent,
      column("step", "INTEGER", "Which transition of the agent in this round, counted from 1."),
      column("from_state", "VARCHAR", "The state before."),
      column("trigger", "VARCHAR", "What happened."),
      column("to_state", "VARCHAR", "The state after."),
    ],
    order: ["round", "agent", "step"],
  },
} as const satisfies Readonly<Record<string, ExportTable>>;

/** The name of an exported table. */
export type ExportTableName = keyof typeof exportTables;

/** The names of all tables of an export. */
export const exportTableNames = Object.keys(exportTables) as readonly ExportTableName[];

/** Returns the definition of an exported table. */
export function exportTableOf(name: ExportTableName): ExportTable {
  return exportTables[name];
}
