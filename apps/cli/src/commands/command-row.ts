import type { Command } from "commander";
import type { Job } from "../help/jobs.js";

/** A command as the help lists it; its module is loaded when it is used. */
export interface CommandRow {
  readonly name: string;
  /** The heading that the help lists it under. */
  readonly job: Job;
  readonly summary: string;
  /** Gives the command its arguments, options and action; `all` is the table itself, for commands about commands. */
  readonly load: () => Promise<{ define(command: Command, all: readonly CommandRow[]): void }>;
}
