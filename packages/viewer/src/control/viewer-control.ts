import type { Interview } from "@concordat/simulation";
import type { ViewedRun } from "../target/viewed-target.js";

/** Whether a run is being played, and can be paused. */
export type ControlState =
  | {
      /** A process plays the run, or holds it between two steps. */
      readonly state: "playing" | "paused";
      /** Always `null`: a process answers. */
      readonly why: null;
    }
  | {
      /** No process answers. */
      readonly state: "none";
      /** The reason why no process answers, as text. */
      readonly why: string;
    };

/** A question to an agent. */
export interface AgentQuestion {
  /** The id of the agent. */
  readonly agent: string;
  /** The question. */
  readonly question: string;
}

/** Functions that follow the answer to a question. */
export interface AnswerListener {
  /** Called with the text that the model has written so far; the text begins again if the request is repeated. */
  onText(text: string): void;
  /** Aborted when nobody waits for the answer any longer. */
  readonly signal: AbortSignal;
}

/** A post that a run did not have. */
export interface WhatIfPost {
  /** The round at whose beginning it appears: the first of the fork. */
  readonly at: number;
  /** The id of the post's author. An account that the run does not have is followed by everyone. */
  readonly author: string;
  /** The text of the post. */
  readonly text: string;
}

/** The actions of a page in addition to reading. No action changes what is recorded. */
export interface ViewerControl {
  /** Whether a run is being played, and can be paused. */
  state(run: ViewedRun): Promise<ControlState>;
  /** Has the process that plays a run pause it, once what is in flight is recorded. */
  pause(run: ViewedRun): Promise<ControlState>;
  /** Has it continue. */
  continue(run: ViewedRun): Promise<ControlState>;
  /**
   * Asks an agent about its behaviour. Absent: agents are not asked.
   * @throws {Error} when it cannot be asked, with a message for people
   */
  ask?(run: ViewedRun, question: AgentQuestion, listener: AnswerListener): Promise<Interview>;
  /**
   * Begins a fork of a run with one more post, which the target then has as a run.
   * @returns the key of the fork
   * @throws {Error} when it cannot be begun, with a message for people
   */
  fork?(run: ViewedRun, post: WhatIfPost): Promise<string>;
}
