import type { Command } from "commander";
import type { UserJob } from "../help/user-jobs.js";

/** A command in the list of the help. Its module is loaded only when the command is executed. */
export interface CommandRow {
  readonly name: string;
  /** The heading under which the help lists the command. */
  readonly job: UserJob;
  readonly summary: string;
  /**
   * Defines the command's arguments, options and action; `all` is the table itself, for commands about
   * commands.
   */
  readonly load: () => Promise<{ define(command: Command, all: readonly CommandRow[]): void }>;
}
