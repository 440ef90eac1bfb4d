import type { GenerateOptions } from "./generate-options.js";

/** The requirement on an option, its test, and whether the option may be omitted. */
interface Rule {
  readonly message: string;
  readonly test: (value: unknown) => boolean;
  readonly optional?: true;
}

const path = (what: string): Rule => ({
  message: `must be the path of ${what}`,
  test: (value) => typeof value === "string" && value.trim() !== "",
});
const module: Rule = { ...path(""), message: "must name the module that gives createContract" };

const rules: { readonly [Name in keyof Required<GenerateOptions>]: Rule } = {
  schemas: path("the folder of schemas"),
  out: path("the folder that generated code fills"),
  runtime: module,
  rootRuntime: module,
  readme: { ...path("a README"), optional: true },
  validators: {
    message: "must be true or false",
    test: (value) => typeof value === "boolean",
    optional: true,
  },
  formats: {
    message: 'must be "annotation" or "assertion"',
    test: (value) => value === "annotation" || value === "assertion",
    optional: true,
  },
  overwrite: {
    message: "must be a list of the paths of files",
    test: (value) => Array.isArray(value) && value.every((file) => path("a file").test(file)),
    optional: true,
  },
};

/**
 * Checks the options before anything is read or written. It has its own rules, because the package for contracts is
 * built with this one and so cannot be imported.
 * @throws {RangeError} naming the option and the expected value
 */
export function checkCodegenOptions(options: GenerateOptions): void {
  if (typeof options !== "object" || options === null)
    throw new RangeError("options must be an object of options");
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || Object.hasOwn(rules, name)) continue;
    throw new RangeError(`${name} is not a known option; there are ${Object.keys(rules).join(", ")}`);
  }
  for (const [name, { message, test, optional }] of Object.entries(rules)) {
    const value: unknown = Reflect.get(options, name);
    if (value === undefined ? optional : test(value)) continue;
    throw new RangeError(`${name} ${message}, but is ${JSON.stringify(value) ?? String(value)}`);
  }
}
