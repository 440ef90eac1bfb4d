/** A table of answers that cannot be used, with everything that is wrong with it at once. */
export class AnswersError extends Error {
  /** One sentence for each kind of mistake, with counts and lines. Never empty. */
  readonly problems: readonly string[];

  constructor(file: string, problems: readonly string[]) {
    super(problems.map((problem) => `${file}: ${problem}`).join("\n"));
    this.name = "AnswersError";
    this.problems = problems;
  }
}
