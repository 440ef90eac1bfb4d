/** The error of an unusable table of answers, with all its problems. */
export class AnswersError extends Error {
  /** A sentence for each kind of problem, with counts and lines. Never empty. */
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[]) {
    super(problems.map((problem) => `${file}: ${problem}`).join("\n"));
    this.name = "AnswersError";
    this.problems = problems;
  }
}
