import { Argument, type Command } from "commander";
import { bashCompletion } from "../completion/bash.js";
import { type CommandNode, commandTree } from "../completion/command-tree.js";
import { fishCompletion } from "../completion/fish.js";
import { zshCompletion } from "../completion/zsh.js";
import { print } from "../terminal/output.js";
import type { CommandRow } from "./command-row.js";

const shells: Readonly<Record<string, (nodes: readonly CommandNode[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

export function define(command: Command, all: readonly CommandRow[]): void {
  command
    .addArgument(new Argument("<shell>", "whose script is printed").choices(Object.keys(shells)))
    .action(async (shell: string) => print(shells[shell]?.(await commandTree(all)).trimEnd() ?? ""));
}
