import { _, type Code, type CodeGen, type Name } from "ajv";
import {
  countCodePoints,
  describeValue,
  equalJson,
  indexOfRepeat,
  quietChecks,
  unionEnding,
} from "../run-time/index.js";

/** Each function and value of `run-time/` by reference, for code compiled here, and by name, for source text. */
const exported = {
  countCodePoints: { ref: countCodePoints, code: _`countCodePoints` },
  describeValue: { ref: describeValue, code: _`describeValue` },
  indexOfRepeat: { ref: indexOfRepeat, code: _`indexOfRepeat` },
  equalJson: { ref: equalJson, code: _`equalJson` },
  unionEnding: { ref: unionEnding, code: _`unionEnding` },
  quietChecks: { ref: quietChecks, code: _`quietChecks` },
} as const;

/** Returns code that calls a function of `run-time/`. */
export function callRunTime(gen: CodeGen, name: keyof typeof exported, ...args: readonly Code[]): Code {
  return _`${runTimeValue(gen, name)}(${args.reduce((list, arg) => _`${list}, ${arg}`)})`;
}

/** Returns the name that code uses for a function or value of `run-time/`. */
export function runTimeValue(gen: CodeGen, name: keyof typeof exported): Name {
  return gen.scopeValue("func", exported[name]);
}

/** The import statement that source text with such calls needs. */
export const runTimeImport: string = `import { ${Object.keys(exported).join(", ")} } from "../run-time/index.js";\n`;
