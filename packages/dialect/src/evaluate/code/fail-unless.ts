/** Returns the statement that returns false unless a test, an expression, is true; empty if it always is. */
export function failUnless(test: string): string {
  if (test === "true") return "";
  return test === "false" ? "return false;" : `if (!(${test})) return false;`;
}
