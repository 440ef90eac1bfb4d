/** Parses a JSON text, or returns why it is invalid. */
export function jsonOrProblem(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    return { problem: `this is not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
