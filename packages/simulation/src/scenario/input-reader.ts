import { basename, resolve } from "node:path";
import type { Contract } from "@concordat/contracts/contract";
import { readWhole, systemReason } from "@concordat/files";
import { CsvError, parse } from "csv-parse/sync";
import { inputFile } from "./build-scenario.js";
import type { Located } from "./checks/report.js";
import type { InputFile } from "./loaded-scenario.js";
import { type LocatedValue, locatedJson, locatedList } from "./located-json.js";
import { readTextFile } from "./read-text-file.js";
import type { Problem } from "./scenario-error.js";

/** The text of a file, with the file's name as the scenario spells it. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The bytes of a file, with the file's name as the scenario spells it. */
interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads the files of a scenario, keeps their contents for the run, and collects their problems. */
export class InputReader {
  readonly files: InputFile[] = [];
  readonly problems: Problem[] = [];
  /**
   * Absolute paths by the names of the copies. It detects two different files with the same name; the same file may be
   * spelled in several ways.
   */
  private readonly paths = new Map<string, string>();
  private readonly folder: string;
  readonly root: LocatedValue;

  constructor(folder: string, root: LocatedValue) {
    this.folder = folder;
    this.root = root;
  }

  /**
   * Reads a file and keeps its content for the run. Returns `null` after reporting a problem if it cannot be read.
   * @param stored returns the text to keep instead of the original; `null` to keep the original
   */
  async text(
    name: string,
    path: string,
    stored: (text: string) => string | null = () => null,
  ): Promise<NamedText | null> {
    const read = await readTextFile(this.pathOf(name));
    if (typeof read === "string") {
      this.problem(this.root.place(path), path, `names ${name}: ${read}`);
      return null;
    }
    this.keep(name, path, () => {
      const text = stored(read.text);
      return text === null ? read.bytes : new TextEncoder().encode(text);
    });
    return { name, text: read.text };
  }

  /**
   * Reads a file that may be too large for a string, and keeps its content for the run. Returns `null` after reporting
   * a problem if it cannot be read.
   */
  async bytes(name: string, path: string): Promise<NamedBytes | null> {
    try {
      const bytes = await readWhole(this.pathOf(name), { pipes: false });
      this.keep(name, path, () => bytes);
      return { name, bytes };
    } catch (error) {
      this.problem(this.root.place(path), path, `names ${name}: ${systemReason(error)}`);
      return null;
    }
  }

  private keep(name: string, path: string, stored: () => Uint8Array): void {
    const file = this.pathOf(name);
    const own = basename(name);
    const other = this.paths.get(own);
    const bytes = stored();
    if (other === undefined) {
      this.paths.set(own, file);
      this.files.push(inputFile(own, bytes));
    } else if (other !== file)
      this.problem(this.root.place(path), path, `names a second file called ${own}; file names must differ`);
  }

  /** Returns the absolute path of a file, given its name in the scenario. */
  pathOf(name: string): string {
    return resolve(this.folder, name);
  }

  /** Returns the values of a JSON or NDJSON list that satisfy a contract. Violations are reported. */
  values<Output, Input>(file: NamedText | null, contract: Contract<Output, Input>): Located<Output>[] {
    return this.checked(this.list(file), contract);
  }

  /** Returns the values that satisfy a contract. Violations are reported. */
  checked<Output, Input>(
    values: readonly LocatedValue[],
    contract: Contract<Output, Input>,
  ): Located<Output>[] {
    return values.flatMap(({ value, place }) => {
      const violations = contract.validate(value);
      for (const { path, message } of violations) this.problem(place(path), path, message);
      return violations.length === 0 ? [{ value: contract.parse(value), place }] : [];
    });
  }

  /**
   * Returns the value of a file that contains a single JSON value. Returns `null` after reporting the problems if it
   * violates the contract.
   */
  document<Output, Input>(
    { name, text }: NamedText,
    contract: Contract<Output, Input>,
  ): Located<Output> | null {
    const read = locatedJson(name, text);
    if ("message" in read) {
      this.problems.push(read);
      return null;
    }
    const violations = contract.validate(read.value);
    for (const { path, message } of violations) this.problem(read.place(path), path, message);
    return violations.length > 0
      ? null
      : { value: contract.parse(read.value), place: (pointer) => read.place(pointer) };
  }

  /** Returns the rows of a file in CSV, JSON or NDJSON. */
  rows(file: NamedText | null): LocatedValue[] {
    if (file === null) return [];
    return isJson(file) ? this.list(file) : this.csv(file);
  }

  /** Returns the rows of a CSV file as objects whose keys are the column names. */
  csv({ name, text }: NamedText): LocatedValue[] {
    try {
      const rows: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
        columns: true,
        bom: true,
        info: true,
        skip_empty_lines: true,
      });
      return rows.map(({ record, info }) => ({ value: record, place: () => `${name}:${info.lines}` }));
    } catch (error) {
      const line = error instanceof CsvError && typeof error.lines === "number" ? `:${error.lines}` : "";
      const why = error instanceof Error ? error.message : String(error);
      this.problem(`${name}${line}`, "", `is not valid CSV: ${why}`);
      return [];
    }
  }

  /** Returns the values of a JSON or NDJSON list. */
  list(file: NamedText | null): LocatedValue[] {
    if (file === null) return [];
    return locatedList(file.name, file.text).flatMap((value) => {
      if (!("message" in value)) return [value];
      this.problems.push(value);
      return [];
    });
  }

  problem(place: string, path: string, message: string): void {
    this.problems.push({ place, path, message });
  }
}

/** Whether a file is JSON or NDJSON. */
export function isJson({ text }: NamedText): boolean {
  return /^\s*[[{]/.test(text);
}
