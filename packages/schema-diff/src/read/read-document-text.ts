import { pointerTo } from "@concordat/dialect";
import { parseDocument } from "yaml";

/** The error for a text that is not a document of the format that its file name says. */
export class DocumentTextError extends Error {
  override readonly name = "DocumentTextError";
}

/** Maximum number of values that aliases of a YAML document may stand for, so that a small file cannot fill the memory. */
const maxAliases = 100_000;

/**
 * Reads the text of a schema or an OpenAPI document: YAML if the file is called `.yaml` or `.yml`, otherwise JSON.
 * @param text the contents of the file
 * @param file the name of the file, which the error names as well
 * @throws {TypeError} if an argument is not a string
 * @throws {DocumentTextError} if the text is not valid, or if JSON cannot express it
 * @example
 * readDocumentText("openapi: 3.1.0\npaths: {}", "api.yaml"); // { openapi: "3.1.0", paths: {} }
 */
export function readDocumentText(text: string, file: string): unknown {
  for (const [name, given] of Object.entries({ text, file }))
    if (typeof given !== "string") throw new TypeError(`${name} must be a string, not ${typeof given}`);
  return isYaml(file) ? readYaml(text, file) : readJson(text, file);
}

/** Whether the name of a file says that it contains YAML. */
export function isYaml(file: string): boolean {
  return /\.ya?ml$/i.test(file);
}

function readJson(text: string, file: string): unknown {
  try {
    // Some editors write a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new DocumentTextError(
      `${file} is not valid JSON: ${cause instanceof Error ? cause.message : cause}`,
      {
        cause,
      },
    );
  }
}

/** Reads YAML 1.2, in which `yes` and dates are strings. Keys that are merged with `<<` are read, as other tools do. */
function readYaml(text: string, file: string): unknown {
  const document = parseDocument(text, { merge: true, prettyErrors: true, logLevel: "error" });
  // A tag that this program does not know, such as `!include`, is only a warning, but its value would be wrong.
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) throw new DocumentTextError(`${file} is not valid YAML: ${firstLine(problem)}`);
  try {
    const value: unknown = document.toJS({ maxAliasCount: maxAliases });
    assertJson(value, file);
    return value;
  } catch (cause) {
    if (cause instanceof DocumentTextError || !(cause instanceof Error)) throw cause;
    throw new DocumentTextError(`${file} is not valid YAML: ${firstLine(cause)}`, { cause });
  }
}

/** Returns the sentence of an error without the excerpt of the text below it. */
function firstLine({ message }: Error): string {
  return message.split("\n", 1)[0]?.replace(/:$/, "") ?? "";
}

/** Throws for a value that JSON does not have, such as an infinite number or an alias that contains itself. */
function assertJson(root: unknown, file: string): void {
  const open = new Set<unknown>();
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value === "number" && !Number.isFinite(value))
      throw new DocumentTextError(
        `${file}: ${pointer || "(whole value)"} is ${value}, which JSON does not have`,
      );
    if (typeof value !== "object" || value === null) return;
    if (open.has(value)) throw new DocumentTextError(`${file}: ${pointer} contains itself`);
    open.add(value);
    for (const [key, member] of Object.entries(value)) visit(member, pointerTo(pointer, key));
    open.delete(value);
  };
  visit(root, "");
}
