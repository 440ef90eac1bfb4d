/** Error for a table of answers that cannot be used. It contains all problems. */
export class AnswersError extends Error {
  /** A sentence for each kind of problem, with the number of cells and their lines. Never empty. */
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[]) {
    super(problems.map((problem) => `${file}: ${problem}`).join("\n"));
    this.name = "AnswersError";
    this.problems = problems;
  }
}
