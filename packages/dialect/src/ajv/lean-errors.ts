/** A text in generated code. It is matched first, so that no text is treated as code. */
const text = String.raw`"(?:[^"\\]|\\.)*"`;

/** The parts of an error other than path, keyword and message. */
const unusedParts = new RegExp(String.raw`${text}|schemaPath:${text},|params:\{(?:[^{}"]|${text})*\},`, "g");

/** The statements with which Ajv creates an error and stores it in a variable. */
const made = String.raw`const (err\d+) = (\{(?:[^{}"]|${text})*\});`;
const kept = String.raw`if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}`;
const errorStatements = new RegExp(`${text}|${made}${kept}`, "g");

/** Returns the source of a check with shorter errors, which are most of it. */
export function leanErrors(source: string): string {
  return source
    .replace(unusedParts, (found) => (found.startsWith('"') ? found : ""))
    .replace(errorStatements, (found, _name?: string, error?: string) =>
      error === undefined ? found : `(vErrors ??= []).push(${error});`,
    );
}
