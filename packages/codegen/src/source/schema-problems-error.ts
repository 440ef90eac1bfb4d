/** Lists all problems of the schemas; nothing was written. */
export class SchemaProblemsError extends Error {
  /** Each `file pointer: message`. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "SchemaProblemsError";
    this.problems = problems;
  }
}
