import { expect, it } from "vitest";
import { misplaced } from "./misplaced.mjs";

const problems = (source) => misplaced("file.ts", source);

it("accepts parameters by their names, destructured ones too, and of functions in types and constants", () => {
  expect(
    problems(`
/**
 * One.
 * @param a said
 * @param b said
 * @param anyName said
 */
export function one(a: string, { b }: { b: string }, [c]: string[]) {}
/**
 * Two.
 * @param a said
 */
const two = (a = 1, ...b: string[]) => a;
interface Three {
  /**
   * Three.
   * @param a said
   */
  three(a: string): void;
  /**
   * Four.
   * @param a said
   * @returns said
   */
  readonly four: ((a: string) => number) | null;
}
`),
  ).toEqual([]);
});

it("reports a parameter that the declaration does not have: the docstring is another one's", () => {
  expect(problems("/**\n * One.\n * @param other said\n */\nfunction one(a: string) {}")).toEqual([
    "1: there is no parameter other",
  ]);
});

it("reports tags of functions on other declarations", () => {
  const docstring = "/**\n * One.\n * @param a said\n * @returns said\n */\n";
  const wrong = ["@param", "@returns"].map((tag) => `1: ${tag} is on a declaration that is not a function`);
  expect(problems(`${docstring}const limit = 3;`)).toEqual(wrong);
  expect(problems(`${docstring}interface One { readonly a: string }`)).toEqual(wrong);
});

it("reports a docstring before another one, an import, a statement or the end of the file", () => {
  const nowhere = "1: this docstring is on no declaration";
  expect(problems("/** One. */\n/** Two. */\nconst two = 2;")).toEqual([nowhere]);
  expect(problems('/** One. */\nimport "one";')).toEqual([nowhere]);
  expect(problems("/** One. */\none();")).toEqual([nowhere]);
  expect(problems("/** One. */\n")).toEqual([nowhere]);
  expect(problems('/**\n * One.\n * @module\n */\nimport "one";')).toEqual([]);
});

it("accepts docstrings on branches of a union, and before the comment of a linter", () => {
  expect(problems('type One =\n  /** The first. */\n  | "a"\n  /** The second. */\n  | "b";')).toEqual([]);
  expect(problems("/** One. */\n// biome-ignore lint/x: reason\nfunction one() {}")).toEqual([]);
});

it("reports two declarations with the same docstring, but not the overloads of one", () => {
  expect(
    problems("/** Returns the size. */\nconst a = 1;\n/** Returns the size. */\nfunction b() {}"),
  ).toEqual(["3: a has the same docstring as b"]);
  expect(
    problems(
      "/** The size. */\nfunction a(x: 1): 1;\n/** The size. */\nfunction a(x: 2): 2;\nfunction a(x) {}",
    ),
  ).toEqual([]);
});
