import type { Command } from "commander";

/** A command as the help lists it; its module is loaded when it is used. */
export interface CommandRow {
  readonly name: string;
  readonly summary: string;
  /** Gives the command its arguments, options and action; `all` is the table itself, for commands about commands. */
  readonly load: () => Promise<{ define(command: Command, all: readonly CommandRow[]): void }>;
}
