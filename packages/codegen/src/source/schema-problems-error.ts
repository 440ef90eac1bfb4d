/** Error that lists all problems of the schemas. Nothing was written. */
export class SchemaProblemsError extends Error {
  /** The problems, each in the form `file pointer: message`. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "SchemaProblemsError";
    this.problems = problems;
  }
}
