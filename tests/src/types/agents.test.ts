import type {
  AgentState,
  AnsweredQuestion,
  AskedQuestion,
  AskSettings,
  Choice,
  ChoiceOfRule,
  DecideAllOptions,
  Decided,
  DecideOptions,
  DecideSettings,
  DecisionFailure,
  DecisionQuestion,
  DecisionTurns,
  InterviewAnswer,
  InterviewContent,
  InterviewedMove,
  InterviewQuestion,
  NetworkChoice,
  NetworkPromptContent,
  NetworkQuestion,
  NeutralAnswerOddsOptions,
  NeutralOddsOptions,
  PresentView,
  PromptContent,
  ReadPost,
  RecordContext,
  RecordedDecision,
  RelevanceOptions,
  RelevanceScore,
  RememberedAnswer,
  RememberedMove,
  SeenReshare,
  ShownItem,
  SimilarityOptions,
  SocialAgent,
  SocialAgentOptions,
  StepName,
  SurveyAnswer,
  SurveyContent,
  TextEmbedder,
  TextKind,
  WordEmbedderOptions,
  WordVector,
} from "@concordat/agent";
import type { AgentDecision } from "@concordat/contracts/agent-decision";
import type { AgentProfileInput } from "@concordat/contracts/agent-profile";
import type { Contract } from "@concordat/contracts/contract";
import type { DecisionRecord, Step as RecordedStep } from "@concordat/contracts/decision-record";
import type { Post, PostInput } from "@concordat/contracts/post";
import type { SurveyRecord } from "@concordat/contracts/survey-record";
import type { Attempt, ChatClient, GenerateEvent, Outcome } from "@concordat/llm";
import type {
  HistoryEntry,
  Move,
  Reasoned,
  ReasonerOptions,
  ReasonInput,
  ReasoningAgent,
  Step,
  StepInput,
  WalkOptions,
  WalkPost,
} from "@concordat/reasoner";
import type { StateOf, socialChart } from "@concordat/statechart";
import { describe, expectTypeOf, it } from "vitest";

describe("a social agent", () => {
  it("is made of a profile, a client and how to ask", () => {
    expectTypeOf<{ profile: AgentProfileInput; client: ChatClient }>().toExtend<SocialAgentOptions>();
    expectTypeOf<SocialAgentOptions>().toExtend<AskSettings>();
    expectTypeOf<keyof AskSettings>().toEqualTypeOf<
      "temperature" | "timeoutMs" | "maxAttempts" | "maxRetries"
    >();
    expectTypeOf<keyof DecideSettings>().toEqualTypeOf<keyof AskSettings | "form" | "odds">();
    expectTypeOf<keyof DecisionTurns>().toEqualTypeOf<"messages" | "questions" | "wording">();
  });

  it("scores how relevant posts are, and may be told the choice of a rule", () => {
    expectTypeOf<ReadPost>().toEqualTypeOf<{ readonly id: string; readonly text: string }>();
    expectTypeOf<NeutralOddsOptions["client"]>().toEqualTypeOf<ChatClient>();
    expectTypeOf<NeutralAnswerOddsOptions["question"]["kind"]>().toEqualTypeOf<"choice">();
    expectTypeOf<RelevanceOptions["posts"]>().toEqualTypeOf<readonly ReadPost[]>();
    expectTypeOf<RelevanceScore["score"]>().toEqualTypeOf<number>();
    expectTypeOf<ChoiceOfRule["name"]>().toEqualTypeOf<"relevance">();
    expectTypeOf<DecisionQuestion["rule"]>().toEqualTypeOf<ChoiceOfRule | null | undefined>();
  });

  it("decides on a post whose defaults may be absent, and gives outcome and record", () => {
    expectTypeOf<SocialAgent["decide"]>().parameter(0).toEqualTypeOf<PostInput>();
    expectTypeOf<SocialAgent["decide"]>().returns.resolves.toEqualTypeOf<Decided<AgentDecision>>();
    expectTypeOf<Decided<AgentDecision>>().toEqualTypeOf<{
      readonly outcome: Outcome<AgentDecision>;
      readonly record: DecisionRecord;
    }>();
    expectTypeOf<DecideOptions["onEvent"]>().toEqualTypeOf<((event: GenerateEvent) => void) | undefined>();
    expectTypeOf<DecideAllOptions["agents"]>().toEqualTypeOf<readonly SocialAgent[]>();
  });

  it("answers questions of surveys by a contract, with what it remembers, and gives outcome and record", () => {
    expectTypeOf<SurveyAnswer>().toEqualTypeOf<{ readonly answer: string | number }>();
    expectTypeOf<AnsweredQuestion>().toEqualTypeOf<{
      readonly outcome: Outcome<SurveyAnswer>;
      readonly record: SurveyRecord;
    }>();
    expectTypeOf<AskedQuestion>().toExtend<SurveyContent & AskSettings>();
    expectTypeOf<AskedQuestion["contract"]>().toEqualTypeOf<Contract<SurveyAnswer>>();
    expectTypeOf<SurveyContent["memory"]>().toEqualTypeOf<readonly RememberedMove[] | undefined>();
    expectTypeOf<SurveyContent["answers"]>().toEqualTypeOf<readonly RememberedAnswer[] | undefined>();
    expectTypeOf<RememberedAnswer["answer"]>().toEqualTypeOf<string | number>();
  });

  it("is interviewed about numbered moves, and names them in its answer", () => {
    expectTypeOf<InterviewQuestion>().toExtend<InterviewContent & AskSettings>();
    expectTypeOf<InterviewQuestion["contract"]>().toEqualTypeOf<Contract<InterviewAnswer>>();
    expectTypeOf<InterviewContent["moves"]>().toEqualTypeOf<readonly InterviewedMove[]>();
    expectTypeOf<InterviewedMove>().toExtend<RememberedMove & { readonly number: number }>();
    expectTypeOf<InterviewAnswer["decisions"]>().toEqualTypeOf<readonly number[]>();
  });

  it("is shown items, moves and nothing else", () => {
    expectTypeOf<PromptContent["items"]>().toEqualTypeOf<readonly [ShownItem, ...ShownItem[]]>();
    expectTypeOf<PromptContent["memory"]>().toEqualTypeOf<readonly RememberedMove[] | undefined>();
    expectTypeOf<PresentView["view"]>().toEqualTypeOf<string | number>();
    expectTypeOf<ShownItem["resharedBy"]>().toEqualTypeOf<readonly SeenReshare[] | undefined>();
    expectTypeOf<SeenReshare["comment"]>().toEqualTypeOf<string | null>();
    expectTypeOf<RememberedMove["choice"]>().toEqualTypeOf<
      "SCROLL" | "LIKE" | "REPLY" | "RESHARE" | "COMPOSE" | NetworkChoice
    >();
    expectTypeOf<NetworkPromptContent>().toExtend<Omit<PromptContent, "wholeFeed">>();
    expectTypeOf<NetworkPromptContent["choices"]>().toEqualTypeOf<readonly NetworkChoice[]>();
    expectTypeOf<NetworkQuestion["choices"]>().toEqualTypeOf<readonly NetworkChoice[]>();
    expectTypeOf<RememberedMove["post"]>().toEqualTypeOf<Post>();
    expectTypeOf<DecisionQuestion["items"]>().toEqualTypeOf<PromptContent["items"]>();
    expectTypeOf<TextKind>().toEqualTypeOf<"reply" | "comment" | "post">();
    expectTypeOf<Choice>().toEqualTypeOf<"SCROLL" | "LIKE" | "REPLY" | "RESHARE">();
  });

  it("is compared with posts by vectors of any embedder", () => {
    expectTypeOf<SimilarityOptions["embedder"]>().toEqualTypeOf<TextEmbedder>();
    expectTypeOf<Parameters<TextEmbedder["embed"]>[0]>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<WordEmbedderOptions["dimensions"]>().toEqualTypeOf<number>();
    expectTypeOf<WordVector[1]>().toEqualTypeOf<readonly number[]>();
  });

  it("is recorded as having decided, or not", () => {
    expectTypeOf<RecordedDecision["contract"]>().toEqualTypeOf<
      "agent-decision/v1" | "agent-decision/v2" | "agent-decision/v3" | "composition/v1"
    >();
    expectTypeOf<DecisionFailure["postId"]>().toEqualTypeOf<string | null>();
    expectTypeOf<DecisionFailure>().not.toHaveProperty("decision");
    expectTypeOf<RecordContext["steps"]>().toEqualTypeOf<readonly RecordedStep[]>();
    expectTypeOf<StepName["name"]>().toEqualTypeOf<RecordedStep["name"]>();
  });
});

describe("a reasoner", () => {
  it("picks one of the options, and says from where", () => {
    expectTypeOf<Reasoned<"a" | "b">["state"]>().toEqualTypeOf<"a" | "b">();
    expectTypeOf<Reasoned["source"]>().toEqualTypeOf<"model" | "only-option" | "fallback">();
    expectTypeOf<Reasoned["attempts"]>().toEqualTypeOf<readonly Attempt[]>();
    expectTypeOf<Extract<Reasoned, { source: "model" }>>().not.toHaveProperty("cause");
    expectTypeOf<ReasonInput<"a" | "b">["options"]>().toEqualTypeOf<readonly ("a" | "b")[]>();
    expectTypeOf<ReasonInput["history"]>().toEqualTypeOf<readonly HistoryEntry[] | undefined>();
    expectTypeOf<SocialAgent>().toExtend<ReasonInput["agent"]>();
    expectTypeOf<keyof ReasoningAgent>().toEqualTypeOf<"id" | "name" | "interests" | "personality">();
    expectTypeOf<{ client: ChatClient }>().toExtend<ReasonerOptions>();
  });

  it("takes steps through a chart, and walks a feed", () => {
    expectTypeOf<Step<"a" | "b", null>["state"]>().toEqualTypeOf<"a" | "b">();
    expectTypeOf<Step<"a", null>["reasoned"]>().toEqualTypeOf<Reasoned<"a"> | null>();
    expectTypeOf<StepInput<typeof socialChart, "resting", null>["trigger"]>().toEqualTypeOf<
      "rested" | "timeout"
    >();
    expectTypeOf<WalkOptions["posts"]>().toEqualTypeOf<readonly WalkPost[]>();
    expectTypeOf<Post>().toExtend<WalkPost>();
    expectTypeOf<Move["source"]>().toEqualTypeOf<Reasoned["source"]>();
    expectTypeOf<Move>().toExtend<HistoryEntry>();
    expectTypeOf<AgentState>().toEqualTypeOf<StateOf<typeof socialChart>>();
  });
});
