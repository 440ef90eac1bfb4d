import { column, type ExportTable } from "./table.js";

const round = column("round", "INTEGER", "The round, counted from 0.");
const agent = column("agent", "VARCHAR", "The id of the agent to whom the row belongs.");
const segment = column("segment", "VARCHAR", "The agent's segment. Null if the agent belongs to no segment.");
const rank = column("rank", "INTEGER", "The post's place in the feed, counted from 1.");
const route = column(
  "route",
  "VARCHAR",
  "How the post reached the agent: `followed`, `reshared`, `replied` or `outside`.",
);

/** The tables of an export, and the meanings of their columns. */
export const exportTables = {
  decisions: {
    row: "A decision of an agent on a post, or on a complete feed, made by a model or a rule.",
    columns: [
      round,
      agent,
      segment,
      column("policy", "VARCHAR", "Who decided: `model`, `reasoner`, or the name of a rule."),
      column(
        "post",
        "VARCHAR",
        "The post that was decided on. Null if the decision chose no post of a complete feed.",
      ),
      column("rank", "INTEGER", "The post's place in the feed, counted from 1. Null if `post` is."),
      column("route", "VARCHAR", "How the post reached the agent, as in `exposures`. Null if `post` is."),
      column("state", "VARCHAR", "`valid`, `invalid` or `failed`; `by_rule` if no model was asked."),
      column("code", "VARCHAR", "The reason why there is no decision. Null if there is one."),
      column(
        "choice",
        "VARCHAR",
        "`LIKE`, `REPLY`, `RESHARE`, `QUOTE`, `FOLLOW`, `UNFOLLOW`, `MUTE`, `SCROLL` or `COMPOSE`. Null unless decided.",
      ),
      column(
        "content",
        "VARCHAR",
        "The text of the reply, the comment or the agent's own post. Null if it wrote nothing.",
      ),
      column("reason", "VARCHAR", "The reason in the model's words. Null if it gave none."),
      column("requests", "INTEGER", "Requests to the model; 0 for a rule."),
      column(
        "prompt_tokens",
        "INTEGER",
        "Tokens of the prompts. Null if no model was asked, or the engine does not say.",
      ),
      column("completion_tokens", "INTEGER", "Tokens of the answers. Null as for `prompt_tokens`."),
      column("repairs", "INTEGER", "Number of repairs that were needed to read the answers; 0 for a rule."),
      column("duration_ms", "BIGINT", "Milliseconds until the answers had ended; 0 for a rule."),
      column(
        "odds",
        "VARCHAR",
        "Who gave the odds: `rule` and `drawn` if the choice was drawn from them, `evaluated` and `listed` if a model gave them next to its answer. Null if there are no odds.",
      ),
      column("p_like", "DOUBLE", "The probability of LIKE by these odds. Null if there are no odds."),
      column("p_reply", "DOUBLE", "The same for REPLY."),
      column("p_reshare", "DOUBLE", "The same for RESHARE."),
      column("p_scroll", "DOUBLE", "The same for SCROLL, or for IGNORE."),
      column("p_compose", "DOUBLE", "The same for COMPOSE; 0 if it was not among the options."),
      column("p_quote", "DOUBLE", "The same for QUOTE."),
      column("p_follow", "DOUBLE", "The same for FOLLOW."),
      column("p_unfollow", "DOUBLE", "The same for UNFOLLOW."),
      column("p_mute", "DOUBLE", "The same for MUTE."),
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
        "Accounts that the agent follows and that reshared the post since it was last shown. May be empty.",
      ),
    ],
    order: ["round", "agent", "rank"],
  },
  posts: {
    row: "A post or reply, with its counts at the end of the run.",
    columns: [
      column("post", "VARCHAR", "The post's id."),
      column(
        "position",
        "INTEGER",
        "Its place in the order in which the posts were written, counted from 1.",
      ),
      column("round", "INTEGER", "The round in which it appeared."),
      column("author", "VARCHAR", "Who wrote it."),
      column("by_agent", "BOOLEAN", "Whether its author is an agent of the run."),
      column("parent", "VARCHAR", "The post that it replies to. Null if it is not a reply."),
      column("text", "VARCHAR", "The text of the post."),
      column("posted_at", "TIMESTAMP", "When it was published, in UTC."),
      column("removed", "BOOLEAN", "Whether it is removed at the end of the run."),
      column("likes", "INTEGER", "Likes, including those with which it started."),
      column("replies", "INTEGER", "Replies, including those with which it started."),
      column("reshares", "INTEGER", "Reshares, including those with which it started."),
    ],
    order: ["position"],
  },
  agents: {
    row: "An agent of the run.",
    columns: [
      agent,
      segment,
      column("name", "VARCHAR", "The agent's name."),
      column("interests", "VARCHAR[]", "The agent's interests."),
      column("personality", "VARCHAR", "The agent's personality. Null if its profile has none."),
      column("follows", "INTEGER", "How many accounts it follows at the end."),
      column("followers", "INTEGER", "How many agents follow it at the end."),
      column("weight", "DOUBLE", "The weight of the agent's person. Null if people have no weights."),
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
    row: "A period of rounds in which one account follows another.",
    columns: [
      column("follower", "VARCHAR", "The id of the agent that follows."),
      column("followed", "VARCHAR", "The id of the agent or other account that is followed."),
      column("of_agent", "BOOLEAN", "Whether the account that is followed is an agent of the run."),
      column("from_round", "INTEGER", "The first round of the period, counted from 0."),
      column(
        "until_round",
        "INTEGER",
        "The last round of the period. Null if it lasts until the end of the run.",
      ),
    ],
    order: ["follower", "followed", "from_round"],
  },
  answers: {
    row: "The outcome of a survey question that an agent was asked.",
    columns: [
      column(
        "round",
        "INTEGER",
        "The round at whose beginning the question was asked, counted from 0. The number of rounds means after the last round.",
      ),
      agent,
      segment,
      column("survey", "VARCHAR", "The name of the questionnaire."),
      column("question", "VARCHAR", "The id of the question."),
      column("kind", "VARCHAR", "`choice`, `scale`, `number` or `text`."),
      column("asked", "VARCHAR", "The question, as it was asked."),
      column("state", "VARCHAR", "`valid`, `invalid` or `failed`."),
      column("code", "VARCHAR", "The reason why there is no valid answer. Null if there is one."),
      column("answer", "VARCHAR", "The answer as text, also if it is a number. Null unless valid."),
      column("number", "DOUBLE", "The answer to a scale or a number. Null for others, and unless valid."),
      column("requests", "INTEGER", "Requests to the model."),
      column("prompt_tokens", "INTEGER", "Tokens of the prompts. Null if the engine does not say."),
      column("completion_tokens", "INTEGER", "Tokens of the answers. Null if the engine does not say."),
      column(
        "probability",
        "DOUBLE",
        "The probability of the answer among the choices, for the model. Null if no odds are known.",
      ),
    ],
    order: ["round", "survey", "question", "agent"],
  },
  rounds: {
    row: "The totals of a round.",
    columns: [
      round,
      column("exposures", "INTEGER", "Items shown."),
      column("asked", "INTEGER", "Decisions that a model was asked for: valid, invalid and failed ones."),
      column("valid", "INTEGER", "Decisions that satisfy their contract."),
      column("invalid", "INTEGER", "Decisions whose answers broke the contract in every attempt."),
      column("failed", "INTEGER", "Failed decisions."),
      column("by_rule", "INTEGER", "Decisions by rules."),
      column("likes", "INTEGER", "Decisions for LIKE."),
      column("replies", "INTEGER", "Decisions for REPLY."),
      column("reshares", "INTEGER", "Decisions for RESHARE."),
      column("scrolls", "INTEGER", "Decisions for SCROLL."),
      column("compositions", "INTEGER", "Decisions for COMPOSE."),
      column("quotes", "INTEGER", "Decisions for QUOTE."),
      column("follows", "INTEGER", "Decisions for FOLLOW."),
      column("unfollows", "INTEGER", "Decisions for UNFOLLOW."),
      column("mutes", "INTEGER", "Decisions for MUTE."),
      column("posts_made", "INTEGER", "Replies and posts that the decisions made."),
      column("answers", "INTEGER", "Answers to surveys that agents were asked for; 0 without a survey."),
      column("requests", "INTEGER", "Requests to the model, for decisions and answers."),
      column("prompt_tokens", "BIGINT", "Tokens of all prompts. Null if the engine does not say."),
      column("completion_tokens", "BIGINT", "Tokens of all answers. Null if the engine does not say."),
      column("duration_ms", "BIGINT", "Milliseconds spent on the round, without pauses."),
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
        "Likes, replies and reshares of the round, divided by its exposures. Null if nothing was shown.",
      ),
    ],
    order: ["round"],
  },
  runs: {
    row: "A run that was exported.",
    columns: [
      column("scenario", "VARCHAR", "The name of its scenario."),
      column("agents", "INTEGER", "The number of agents."),
      column("rounds", "INTEGER", "The number of closed rounds, which are exported."),
      column("of_rounds", "INTEGER", "The number of rounds of the scenario."),
      column("complete", "BOOLEAN", "Whether all rounds are closed."),
      column("hash", "VARCHAR", "The chained hash of the last exported round. Null if no round is closed."),
    ],
    order: ["scenario"],
  },
  states: {
    row: "A field of an agent's state before the first round, or after a round.",
    columns: [
      column(
        "round",
        "INTEGER",
        "The round after which the agent had this state, counted from 0; -1 before the first round.",
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
    row: "A transition in the social chart of an agent who was shown at least one item in a round.",
    columns: [
      round,
      agent,
      column(
        "step",
        "INTEGER",
        "The number of the transition among those of the agent in this round, counted from 1.",
      ),
      column("from_state", "VARCHAR", "The state before."),
      column("trigger", "VARCHAR", "The trigger of the transition."),
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
