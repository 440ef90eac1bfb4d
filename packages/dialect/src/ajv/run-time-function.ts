import { _, type Code, type CodeGen, type Name } from "ajv";
import { countCodePoints, describeValue, equalJson, indexOfRepeat } from "../run-time/index.js";

/** Each function of `run-time/` by reference, for code compiled here, and by name, for source text. */
const functions = {
  countCodePoints: { ref: countCodePoints, code: _`countCodePoints` },
  describeValue: { ref: describeValue, code: _`describeValue` },
  indexOfRepeat: { ref: indexOfRepeat, code: _`indexOfRepeat` },
  equalJson: { ref: equalJson, code: _`equalJson` },
} as const;

/** Returns code that calls a function of `run-time/`. */
export function callRunTime(gen: CodeGen, name: keyof typeof functions, ...args: readonly Code[]): Code {
  const called: Name = gen.scopeValue("func", functions[name]);
  return _`${called}(${args.reduce((list, arg) => _`${list}, ${arg}`)})`;
}

/** The import statement that source text with such calls needs. */
export const runTimeImport: string = `import { ${Object.keys(functions).join(", ")} } from "../run-time/index.js";\n`;
