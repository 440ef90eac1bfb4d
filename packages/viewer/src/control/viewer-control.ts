import type { ViewedRun } from "../target/viewed-target.js";

/** Whether a run is being played, and can be paused. */
export type ControlState =
  | { readonly state: "playing" | "paused"; readonly why: null }
  | {
      /** No process answers. */
      readonly state: "none";
      /** Why, for people. */
      readonly why: string;
    };

/** What a page may do in addition to reading. None of it changes what is recorded. */
export interface ViewerControl {
  /** Whether a run is being played, and can be paused. */
  state(run: ViewedRun): Promise<ControlState>;
  /** Has the process that plays a run pause it, once what is in flight is recorded. */
  pause(run: ViewedRun): Promise<ControlState>;
  /** Has it continue. */
  continue(run: ViewedRun): Promise<ControlState>;
}
