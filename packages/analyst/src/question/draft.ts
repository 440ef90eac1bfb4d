import type { SubjectOptions } from "../drivers/subject.js";
import type { TimeAxis } from "./axis.js";
import type { Claims } from "./claims.js";
import type { Cues } from "./cues.js";
import type { MemberMention } from "./find-members.js";
import type { Vocabulary } from "./vocabulary.js";

/** The findings of a question while it is being interpreted. */
export interface Draft {
  readonly question: string;
  readonly claims: Claims;
  readonly vocabulary: Vocabulary;
  readonly cues: Cues;
  /** The yes of a boolean column whose rate the question asks for. */
  readonly rated: MemberMention | null;
  readonly axis: TimeAxis | null;
  readonly options: SubjectOptions;
  readonly notes: string[];
  readonly assumptions: string[];
}
