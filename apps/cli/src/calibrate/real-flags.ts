import type { About, Assigned, Chosen, HalfWidth } from "@concordat/calibration";
import { omitUndefined } from "@concordat/contracts/options";
import { type Command, Option } from "commander";
import { CommandError } from "../command-error.js";
import { parseWholeNumber } from "../models/client-options.js";
import { repeated } from "../terminal/repeated.js";

/** The flags for real answers: their file, and the meanings of its columns. */
export interface RealFlags {
  readonly real?: string;
  readonly id: string;
  readonly column: readonly string[];
  readonly missing: readonly string[];
  readonly messageColumn?: string;
  readonly people?: string;
  readonly weight?: string;
  readonly answered: string;
  readonly assigned?: Assigned;
  readonly asked?: number;
  readonly cluster?: string;
  readonly about?: "these" | "like-them";
  readonly primary?: string;
  readonly plan: readonly string[];
  readonly codebook?: string;
}

/** Descriptions of the options whose text differs between commands. */
interface RealDescriptions {
  readonly real: string;
  readonly messageColumn: string;
  readonly people: string;
}

/** Adds the options of real answers to a command. */
export function withRealOptions(
  command: Command,
  { real, messageColumn, people }: RealDescriptions,
): Command {
  return command
    .option("--real <file>", real)
    .option("--id <column>", "column with the ids of people, which are those of their agents", "id")
    .option(
      "--column <question=column>",
      "column of a question, if its name differs; repeatable",
      repeated,
      [],
    )
    .option("--missing <text>", "cell that means no answer, as an empty cell does; repeatable", repeated, [])
    .option(
      "--codebook <file>",
      "CSV file with the columns column, value and label: what codes in the tables mean; a value without a label is no answer",
    )
    .option("--message-column <column>", messageColumn)
    .option("--people <file>", people)
    .option("--weight <column>", "column with survey weights")
    .option(
      "--answered <how>",
      "how the people who answered were selected: random (a random draw of whom nearly all answered), unknown (perhaps self-selected), or column:NAME (at random within each value of a column)",
      "unknown",
    )
    .addOption(
      new Option(
        "--assigned <how>",
        "how it was decided which message each person saw: random (by a random draw), or unknown (default)",
      ).choices(["random", "unknown"]),
    )
    .option(
      "--asked <n>",
      "how many people of the table were asked, including those who did not answer",
      parseWholeNumber,
    )
    .option(
      "--cluster <column>",
      "column with the groups that were drawn as a whole, such as households: intervals then allow for people of a group being alike",
    )
    .addOption(
      new Option(
        "--about <whom>",
        "population of the intervals: the people of the run (default without weights), or all people like them (default with weights)",
      ).choices(["these", "like-them"]),
    )
    .option(
      "--primary <question>",
      "question chosen before the answers were known: only the number of its own comparisons is corrected for",
    )
    .option(
      "--plan <half-width>",
      "print how many real answers an interval of this half-width needs: in percentage points for options, in the unit of the answers for means; QUESTION=HALF-WIDTH for one question; repeatable",
      repeated,
      [],
    );
}

/** Parses the desired half-widths of intervals: one for all questions, or some for questions by their ids. */
export function parseHalfWidths(texts: readonly string[]): HalfWidth | undefined {
  const [first, second] = texts;
  if (first === undefined) return undefined;
  if (second === undefined && !first.includes("=")) return halfWidth(first, first);
  const named = texts.map((text): [question: string, width: number] => {
    const [, question, width] = /^(.+)=(.*)$/.exec(text) ?? [];
    if (question === undefined || width === undefined)
      throw new CommandError(
        `--plan ${text}: with several --plan options, each needs a question: --plan QUESTION=${text.replace(/^=/, "") || "5"}`,
      );
    return [question, halfWidth(width, text)];
  });
  const twice = named.find(([question], at) => named.findIndex(([other]) => other === question) !== at);
  if (twice !== undefined)
    throw new CommandError(`--plan is given twice for the question ${twice[0]}; leave out one of them`);
  return Object.fromEntries(named);
}

function halfWidth(text: string, option: string): number {
  const width = Number(text);
  if (text.trim() === "" || !Number.isFinite(width) || width <= 0)
    throw new CommandError(
      `--plan ${option}: write half the width of the interval, such as 5, or QUESTION=5 for one question`,
    );
  return width;
}

/** Parses `--answered`: how the respondents were chosen. */
export function chosenOf(answered: string): Chosen {
  if (answered === "random" || answered === "unknown") return { how: answered };
  const column = /^column:(.+)$/.exec(answered)?.[1];
  if (column === undefined)
    throw new CommandError(`--answered ${answered}: write random, unknown, or column:NAME`);
  return { how: "column", column };
}

/** Returns how people were asked, as the flags state it. */
export function designOf({
  assigned,
  asked,
  cluster,
}: RealFlags): Pick<RealFlags, "assigned" | "asked" | "cluster"> {
  return omitUndefined({ assigned, asked, cluster });
}

/** Refuses `--assigned` if there is only one message. */
export function checkAssigned({ assigned }: RealFlags, runs: number): void {
  if (assigned !== undefined && runs === 1)
    throw new CommandError("--assigned belongs to several runs: how people were assigned to their messages");
}

/** Parses `--about`: the people whom the estimates describe; `undefined` if the weights decide. */
export function aboutOf(about: RealFlags["about"]): About | undefined {
  if (about === undefined) return undefined;
  return about === "these" ? "these-people" : "people-like-them";
}

/** Parses the columns that belong to questions. The keys of the result are the ids of the questions. */
export function columnsOf(named: readonly string[]): Map<string, string> {
  return new Map(
    named.map((pair) => {
      const [, question, column] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      if (question === undefined || column === undefined)
        throw new CommandError(`--column ${pair}: write QUESTION=COLUMN, such as support=q7`);
      return [question, column] as const;
    }),
  );
}
