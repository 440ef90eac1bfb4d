import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Command } from "commander";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCli } from "../testing/run-cli.js";
import { commands } from "./command-list.js";

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-completion-"));
  for (const shell of Object.keys(shells))
    await writeFile(join(folder, `script.${shell}`), (await runCli(["completion", shell])).out);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** How each shell is asked what it completes; it gets the script's file and a line to complete. */
const shells: Readonly<Record<string, string>> = {
  bash: `source "$1"; read -ra COMP_WORDS <<< "$2"; [ "\${2: -1}" = " " ] && COMP_WORDS+=("")
    COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _concordat; printf '%s\\n' "\${COMPREPLY[@]}"`,
  // The widgets that show the words need a terminal; in their place stand functions that print them.
  zsh: `compdef() { : }; compadd() { [[ $1 == -a ]] && print -rl -- \${(P)2} }; _files() { print FILES }
    _describe() { [[ $1 == -o ]] && shift; print -rl -- \${(P)2%%:*} }
    source "$1"; words=(\${=2}); [[ $2 == *' ' ]] && words+=(''); CURRENT=\${#words}; PREFIX=\${words[-1]}; _concordat`,
  fish: `source $argv[1]; complete -C $argv[2] | string replace -r '\\t.*' ''; true`,
};

/** What is typed, a word that must be offered, and one that must not. */
const typed = [
  ["concordat si", "simulate", "--help"],
  ["concordat simulate re", "resume", "decide"],
  ["concordat simulate fork --ch", "--change", "change"],
  ["concordat decide --llm ", "replay", "--seed"],
  ["concordat decide --out resume --see", "--seed", "resume"],
  ["concordat validate agent-decision", "agent-decision/v2", "decide"],
  ["concordat completion ", "zsh", "decide"],
] as const;

describe.each(Object.keys(shells))("in %s", (shell) => {
  it.skipIf(!isHere(shell)).each(typed)(
    "%j offers %s and not %s (skipped where the shell is not installed)",
    async (line, offered, other) => {
      const words = await complete(shell, line);
      expect(words).toContain(offered);
      expect(words).not.toContain(other);
    },
  );
});

it.skipIf(!isHere("bash")).each([
  ["=", "ollama openai llama replay"],
  ["= ol", "ollama"],
])(
  "offers in bash the values of an option after --llm%s, whatever IFS is (skipped where there is no bash)",
  async (words, offered) => {
    const script = `source "$1"; COMP_WORDS=(concordat decide --llm ${words}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
    IFS=,; _concordat; IFS=' '; echo "\${COMPREPLY[*]}"`;
    const { stdout } = await run("bash", ["-c", script, "bash", join(folder, "script.bash")]);
    expect(stdout.trim()).toBe(offered);
  },
);

it.skipIf(!isHere("fish"))(
  "leaves files to stand next to subcommands in fish, as the scenario of simulate does (skipped where there is no fish)",
  async () => {
    await writeFile(join(folder, "scenario.json"), "{}");
    expect(await complete("fish", "concordat simulate scen")).toContain("scenario.json");
    expect(await complete("fish", "concordat chart ")).not.toContain("scenario.json");
  },
);

it.each(Object.keys(shells))("knows every option of every command in %s", async (shell) => {
  const out = await readFile(join(folder, `script.${shell}`), "utf8");
  for (const { name, load } of commands) {
    const command = new Command(name);
    (await load()).define(command, commands);
    for (const { options } of [command, ...command.commands]) {
      const unknown = options.flatMap(({ long }) =>
        long == null || out.includes(shell === "fish" ? `-l ${long.slice(2)} ` : long) ? [] : [long],
      );
      expect([name, unknown]).toEqual([name, []]);
    }
  }
});

it("names the shells that it knows", async () => {
  const { code, err } = await runCli(["completion", "tcsh"]);
  expect([code, err]).toEqual([2, expect.stringContaining("bash, zsh, fish")]);
});

function isHere(shell: string): boolean {
  try {
    execFileSync(shell, ["--version"], { stdio: "ignore" });
    return process.platform !== "win32";
  } catch {
    return false;
  }
}

/** What a shell offers for a line. */
async function complete(shell: string, line: string): Promise<string[]> {
  const script = join(folder, `script.${shell}`);
  const rest = shell === "fish" ? [script, line] : [shell, script, line];
  const flags = shell === "zsh" ? ["-f", "-c"] : ["-c"];
  const { stdout } = await run(shell, [...flags, shells[shell] ?? "", ...rest], { cwd: folder });
  return stdout.split("\n");
}
