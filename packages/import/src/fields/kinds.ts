import { agentDecision as agentDecisionV2 } from "@concordat/contracts/agent-decision";
import { agentDecisionV1 } from "@concordat/contracts/agent-decision/v1";
import { agentProfile } from "@concordat/contracts/agent-profile";
import type { Contract } from "@concordat/contracts/contract";
import { post } from "@concordat/contracts/post";
import { toChoice } from "../values/choice.js";
import {
  toCount,
  toList,
  toMediaType,
  toName,
  toOptionalText,
  toStance,
  toText,
  toTruth,
} from "../values/convert.js";
import { type Field, field, requiredField } from "./field.js";

/** The kind of imported values. */
export type ImportKind = "posts" | "profiles" | "decisions";

/** A contract as the target of an import. */
export interface Target {
  readonly contract: Contract<unknown, unknown>;
  readonly fields: readonly Field[];
  /** The prefix of generated ids, which is followed by the entry's number; `null` if entries have no ids. */
  readonly idPrefix: string | null;
  /** Adds values to an entry from its other fields. */
  readonly complete?: (draft: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

const times =
  "timestamp createdat created createdutc date datetime time publishedat published pubdate postedat posttime postedon tweetcreatedat indexedat updatedat when";
const timesField: Field = { name: "timestamp", from: times.split(" "), read: { kind: "times" } };

const posts: Target = {
  contract: post,
  idPrefix: "post",
  fields: [
    field("id", "id idstr postid tweetid statusid uri guid messageid commentid uuid url link", toName),
    requiredField(
      "author_id",
      "authorid author.id author.handle author.username author.name author userid user.idstr user.id user.screenname user.username username user screenname handle account.acct account accountid creator from sender postedby who name",
      toName,
    ),
    requiredField(
      "text",
      "text fulltext content contenttext body selftext message tweet status post.text record.text caption description summary title",
      toText,
    ),
    { ...timesField, isRequired: true },
    field("has_media", "hasmedia", toTruth),
    field("media_type", "mediatype media.type attachmenttype", toMediaType),
    field("media_description", "mediadescription alttext alt media.alttext", toOptionalText),
    field(
      "likes",
      "likes likecount likescount numlikes favorites favoritecount favouritescount favourites publicmetrics.likecount upvotes score",
      toCount,
    ),
    field(
      "reshares",
      "reshares resharecount shares sharecount numshares retweets retweetcount numretweets reposts repostcount reblogscount boosts publicmetrics.retweetcount",
      toCount,
    ),
    field(
      "replies",
      "replies replycount repliescount comments commentcount numcomments commentscount publicmetrics.replycount",
      toCount,
    ),
  ],
  // A post with a known kind of media has media, even if the source does not say so.
  complete: (draft) =>
    draft.media_type === undefined || "has_media" in draft ? draft : { ...draft, has_media: true },
};

const profiles: Target = {
  contract: agentProfile,
  idPrefix: "agent",
  fields: [
    field("id", "id userid agentid profileid idstr username screenname handle acct slug uuid", toName),
    requiredField(
      "name",
      "name displayname realname fullname username screenname handle acct nickname id",
      toName,
    ),
    {
      name: "interests",
      from: "interests interest interestedtopics topics hobbies subjects keywords tags".split(" "),
      read: { kind: "list", convert: toList },
      isRequired: true,
    },
    field(
      "personality",
      "personality persona traits userchar character temperament style mbti",
      toOptionalText,
    ),
    {
      name: "stance",
      from: "stance stances positions opinions beliefs attitudes views".split(" "),
      read: { kind: "group", convert: toStance },
    },
  ],
};

/** The fields of a decision that both versions have. */
const ofDecisions = (pass: "IGNORE" | "SCROLL"): Field[] => [
  requiredField(
    "choice",
    "choice action decision actiontype type engagement behavior behaviour",
    toChoice(pass),
  ),
  requiredField(
    "reason",
    "reason rationale reasoning explanation why thought thoughts justification",
    toOptionalText,
  ),
  field("content", "content reply replytext comment text message body", toOptionalText),
];

const postIds = "postid post.id tweetid statusid post itemid targetid";

const decisionsV1: Target = {
  contract: agentDecisionV1,
  idPrefix: null,
  fields: [requiredField("post_id", postIds, toName), ...ofDecisions("IGNORE"), timesField],
};

const decisionsV2: Target = { contract: agentDecisionV2, idPrefix: null, fields: ofDecisions("SCROLL") };

/** Whether a file's fields name the post of each decision. */
export function namesPosts(paths: ReadonlySet<string>): boolean {
  return postIds.split(" ").some((name) => paths.has(name));
}

/**
 * The contract for each kind of import. Decisions that name their post are converted to agent-decision/v1, the only
 * version with that field.
 */
export const targets = { posts, profiles, decisionsV1, decisionsV2 } as const;
