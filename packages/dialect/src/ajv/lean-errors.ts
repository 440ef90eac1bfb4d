/** Matches a string in generated code. Strings are matched first, so that their content is not treated as code. */
const text = String.raw`"(?:[^"\\]|\\.)*"`;

/** Matches the parts of an error other than path, keyword and message. */
const unusedParts = new RegExp(String.raw`${text}|schemaPath:${text},|params:\{(?:[^{}"]|${text})*\},`, "g");

/** Matches the statements with which Ajv creates an error and stores it in a variable. */
const made = String.raw`const (err\d+) = (\{(?:[^{}"]|${text})*\});`;
const kept = String.raw`if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}`;
const errorStatements = new RegExp(`${text}|${made}${kept}`, "g");

/**
 * Shortens the generated code of a validator by removing unused parts of its error objects. Most of the code creates
 * these objects.
 */
export function leanErrors(source: string): string {
  return source
    .replace(unusedParts, (found) => (found.startsWith('"') ? found : ""))
    .replace(errorStatements, (found, _name?: string, error?: string) =>
      error === undefined ? found : `(vErrors ??= []).push(${error});`,
    );
}
