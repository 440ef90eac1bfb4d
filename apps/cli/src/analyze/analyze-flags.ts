import type { Aggregate, OpenTableOptions } from "@concordat/analyst";
import { omitUndefined } from "@concordat/contracts/options";
import type { Command } from "commander";
import type { ClientFlags, noEngine } from "../models/client-options.js";

export interface AnalyzeFlags extends Omit<ClientFlags, "llm"> {
  readonly llm: ClientFlags["llm"] | typeof noEngine;
  readonly question?: string;
  readonly out: string;
  readonly measure?: string;
  readonly aggregate?: Aggregate;
  readonly time?: string;
  readonly compare?: string;
  readonly by?: string;
  readonly where?: readonly string[];
  readonly table?: string;
  readonly sheet?: string;
  readonly decimal?: "." | ",";
  readonly null?: readonly string[];
  readonly dateFormat?: string;
  readonly html?: boolean;
  readonly iterations: number;
  readonly seed?: number;
  readonly resume?: boolean;
  readonly retryInvalid?: boolean;
  readonly overwrite?: boolean;
  readonly spreadsheetSafe?: boolean;
  readonly json?: boolean;
}

/** Returns the options for reading the table. */
export function tableOptions({
  sheet,
  table = sheet,
  decimal,
  null: nulls,
  dateFormat,
}: AnalyzeFlags): OpenTableOptions {
  return {
    ...omitUndefined({ table, decimal, nulls, dateFormat }),
  };
}

/** Returns the same options as words of a command line, for the commands of follow-up questions. */
export function tableFlags({ sheet, table, decimal, null: nulls = [], dateFormat }: AnalyzeFlags): string[] {
  const single = Object.entries({ sheet, table, decimal, "date-format": dateFormat });
  return [
    ...single.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value])),
    ...nulls.flatMap((word) => ["--null", word]),
  ];
}

/** Returns the options of the model as words of a command line, for the commands of follow-up questions. */
export function modelFlags({ llm, model, endpoint, llmConfig }: AnalyzeFlags, command: Command): string[] {
  const named = command.getOptionValueSource("llm") === "cli" ? llm : undefined;
  const single = Object.entries({ llm: named, model, endpoint, "llm-config": llmConfig });
  return single.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
}

/** Returns the options that the user gave. The others are chosen from the table. */
export function given({ measure, aggregate, time, compare, by, where, seed }: AnalyzeFlags) {
  return {
    ...omitUndefined({ measure, aggregate, time, compare, by, where, seed }),
  };
}
