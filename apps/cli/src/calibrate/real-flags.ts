import type { Chosen } from "@concordat/calibration";
import { type Command, Option } from "commander";
import { CommandError } from "../command-error.js";
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
  readonly about: "these" | "like-them";
  readonly primary?: string;
  readonly plan?: string;
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
    .option("--message-column <column>", messageColumn)
    .option("--people <file>", people)
    .option("--weight <column>", "column with survey weights")
    .option(
      "--answered <how>",
      "how the people who answered were selected: random, unknown (perhaps self-selected), or column:NAME (at random within each value of a column)",
      "unknown",
    )
    .addOption(
      new Option(
        "--about <whom>",
        "population of the intervals: the people of the run, or all people like them",
      )
        .choices(["these", "like-them"])
        .default("these"),
    )
    .option(
      "--primary <question>",
      "question chosen before the answers were known: only the number of its own comparisons is corrected for",
    )
    .option(
      "--plan <half-width>",
      "print how many real answers an interval of this half-width needs: in percentage points for options, in the unit of the answers for means",
    );
}

/** Parses the desired half-width of an interval. */
export function parseHalfWidth(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const width = Number(text);
  if (text.trim() === "" || !Number.isFinite(width) || width <= 0)
    throw new CommandError(`--plan ${text}: write half the width of the interval, such as 5`);
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
