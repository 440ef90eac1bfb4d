import { type Expression, type Program, parse } from "acorn";
import * as z from "zod";
import { evaluate, UnsupportedCodeError } from "./evaluate.js";

// Prevents Zod from testing whether it may compile code: a page that forbids it would report an error.
z.config({ jitless: true });

/** A Zod schema as typed by a reader, or its problems, one sentence each. */
export type ZodReading = { readonly schema: z.ZodType } | { readonly problems: readonly string[] };

/**
 * Returns the last schema of a Zod module: `const ticket = z.object({ … })`, without imports and types. The code is
 * interpreted and not executed. Only calls of Zod with literals and earlier names are supported, so that typed code
 * cannot do any harm.
 */
export function zodSchema(code: string): ZodReading {
  try {
    const names = new Map<string, unknown>([["z", z]]);
    const last = lastValue(parse(withoutTypes(code), { ecmaVersion: "latest", sourceType: "module" }), names);
    if (last instanceof z.ZodType) return { schema: last };
    return { problems: ["the code ends without a schema, such as z.object({ city: z.string() })"] };
  } catch (error) {
    if (error instanceof Error) return { problems: [error.message] };
    throw error;
  }
}

/** Replaces lines that only TypeScript understands by blank lines, so that positions are unchanged. */
function withoutTypes(code: string): string {
  return code.replace(
    /^[ \t]*(?:export )?(?:type|interface) [^\n]*(?:\n[^\n]*?)*?(?:;|\})[ \t]*$/gm,
    (text) => text.replace(/[^\n]/g, " "),
  );
}

function lastValue({ body }: Program, names: Map<string, unknown>): unknown {
  let last: unknown;
  for (const statement of body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type === "VariableDeclaration") {
      for (const { id, init } of declared.declarations) {
        if (id.type !== "Identifier" || !init)
          throw new UnsupportedCodeError("declare each schema by its name");
        last = evaluate(init, names);
        names.set(id.name, last);
      }
    } else if (statement.type === "ExpressionStatement") last = evaluate(statement.expression, names);
    else if (statement.type === "ExportDefaultDeclaration")
      last = evaluate(statement.declaration as Expression, names);
    else if (statement.type !== "ImportDeclaration")
      throw new UnsupportedCodeError("only schemas are read here: const ticket = z.object({ … })");
  }
  return last;
}
