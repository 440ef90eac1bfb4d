import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { pagesWithExamples } from "../examples/pages.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");
const cli = join(root, "apps/cli/bin/concordat.js");

const helps = new Map<string, Promise<string>>();

/** What `--help` of a command prints. */
function helpOf(...words: readonly string[]): Promise<string> {
  const key = words.join(" ");
  const known =
    helps.get(key) ?? run(process.execPath, [cli, ...words, "--help"]).then(({ stdout }) => stdout);
  helps.set(key, known);
  return known;
}

/** Parts of a help in which no command is listed. */
const otherParts = /^(?:Arguments|Options|Environment|Examples):\n/;

/** The commands that a help lists, under one heading or several. */
function commandsIn(help: string): string[] {
  const lists = help
    .split(/\n\n(?=[A-Z])/)
    .filter((part) => /^[^\n]+:\n/.test(part) && !otherParts.test(part));
  return lists.flatMap((list) => [...list.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name = ""]) => name));
}

const block = /^```(?:sh|console|)\n(.*?)^```$/gms;
/** A call of the command line, up to a pipe, a redirection, a comment or the next command. */
const call =
  /(?:^|[\s(`])(?:npx )?(?:concordat|node apps\/cli\/bin\/concordat\.js)(?: --debug)? ([a-z][^|<>#&;`]*)/g;

/** The calls of `concordat` on a page: in blocks of commands, and in code marks that begin with it. */
function callsOn(page: string): string[] {
  const text = readFileSync(join(root, page), "utf8").replaceAll("\\\n", " ");
  const blocks = [...text.matchAll(block)].flatMap(([, code = ""]) => code.split("\n"));
  const commands = blocks.filter((line) => !/npm install|add\.mjs/.test(line));
  const marks = [...text.replace(/^```.*?^```$/gms, "").matchAll(/`(concordat [^`]+)`/g)].map(
    ([, code = ""]) => code.replaceAll("\n", " "),
  );
  return [...commands, ...marks].flatMap((line) =>
    [...line.matchAll(call)].map(([, words = ""]) => words.trim()),
  );
}

const pages = ["examples/README.md", "action/README.md", ...pagesWithExamples(root)]
  .map((page) => ({ page, calls: callsOn(page) }))
  .filter(({ calls }) => calls.length > 0);

/** What is wrong with the words of a call: a command or an option that does not exist. */
async function mistakesIn(words: string): Promise<string[]> {
  const [command = "", second = ""] = words.split(/\s+/);
  const names = commandsIn(await helpOf());
  if (!names.includes(command)) return [`${words}: there is no command ${command}`];
  const help = await helpOf(command);
  const own = commandsIn(help).includes(second) ? await helpOf(command, second) : help;
  const options = words.replace(/"[^"]*"|'[^']*'/g, "").match(/(?<=\s)--[a-z][\w-]*/g) ?? [];
  return options
    .filter((option) => !new RegExp(`(?:^|\\s)${option}(?![\\w-])`, "m").test(own))
    .map((option) => `${words}: there is no option ${option}`);
}

describe("commands on pages", () => {
  it.each(pages)("of $page exist, with their options", async ({ calls }) => {
    expect((await Promise.all(calls.map(mistakesIn))).flat()).toEqual([]);
  });

  it("are found", () => {
    expect(pages.flatMap(({ calls }) => calls).length).toBeGreaterThan(60);
  });

  it("are told apart from commands that do not exist", async () => {
    expect(await mistakesIn("decide --profiles a.json --feeed b.json")).toEqual([
      "decide --profiles a.json --feeed b.json: there is no option --feeed",
    ]);
    expect(await mistakesIn("decied")).toEqual(["decied: there is no command decied"]);
  });
});
