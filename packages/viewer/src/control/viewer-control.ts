import type { Interview } from "@concordat/simulation";
import type { ViewedRun } from "../target/viewed-target.js";

/** Whether a process controls a run and can pause it. */
export type ControlState =
  | {
      /** Whether the process is executing the run (`playing`), or waits between two steps (`paused`). */
      readonly state: "playing" | "paused";
      /** Always `null`, because a process responds. */
      readonly why: null;
    }
  | {
      /** No process responds. */
      readonly state: "none";
      /** The reason why no process responds. */
      readonly why: string;
    };

/** A question to an agent. */
export interface AgentQuestion {
  /** The id of the agent. */
  readonly agent: string;
  /** The question. */
  readonly question: string;
}

/** Callbacks for a streamed answer. */
export interface AnswerListener {
  /**
   * Called with the complete text that the model has written so far. The text starts from the beginning if the request
   * is repeated.
   */
  onText(text: string): void;
  /** Aborted when the answer is no longer needed. */
  readonly signal: AbortSignal;
}

/** An additional post for a fork. */
export interface WhatIfPost {
  /** The first round of the fork, at whose beginning the post appears. */
  readonly at: number;
  /** The id of the post's author. If the run has no account with this id, the post reaches every agent. */
  readonly author: string;
  /** The text of the post. */
  readonly text: string;
}

/** The actions of the page other than reading. No action changes recorded data. */
export interface ViewerControl {
  /** Determines whether a process controls the run and can pause it. */
  state(run: ViewedRun): Promise<ControlState>;
  /** Asks the controlling process to pause the run after the requests in flight are recorded. */
  pause(run: ViewedRun): Promise<ControlState>;
  /** Asks the controlling process to continue the run. */
  continue(run: ViewedRun): Promise<ControlState>;
  /**
   * Asks an agent about its behaviour. Absent if the viewer does not support questions.
   * @throws {Error} when the agent cannot be asked. The message is shown to the user
   */
  ask?(run: ViewedRun, question: AgentQuestion, listener: AnswerListener): Promise<Interview>;
  /**
   * Starts a fork of a run with an additional post. The fork is then one of the viewed runs.
   * @returns the key of the fork
   * @throws {Error} when the fork cannot be started. The message is shown to the user
   */
  fork?(run: ViewedRun, post: WhatIfPost): Promise<string>;
}
