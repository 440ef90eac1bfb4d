/** Returns a statement that returns false unless an expression is true; empty if the expression is always true. */
export function failUnless(test: string): string {
  if (test === "true") return "";
  return test === "false" ? "return false;" : `if (!(${test})) return false;`;
}
