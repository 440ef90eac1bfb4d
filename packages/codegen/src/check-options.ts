import type { GenerateOptions } from "./generate-options.js";

/** What an option must be, whether a value is, and whether it may be left out. */
interface Rule {
  readonly must: string;
  readonly fits: (value: unknown) => boolean;
  readonly optional?: true;
}

const path = (what: string): Rule => ({
  must: `must be the path of ${what}`,
  fits: (value) => typeof value === "string" && value.trim() !== "",
});
const module: Rule = { ...path(""), must: "must name the module that gives createContract" };

const rules: { readonly [Name in keyof Required<GenerateOptions>]: Rule } = {
  schemas: path("the folder of schemas"),
  out: path("the folder that generated code fills"),
  runtime: module,
  rootRuntime: module,
  readme: { ...path("a README"), optional: true },
  validators: {
    must: "must be true or false",
    fits: (value) => typeof value === "boolean",
    optional: true,
  },
  formats: {
    must: 'must be "annotation" or "assertion"',
    fits: (value) => value === "annotation" || value === "assertion",
    optional: true,
  },
  overwrite: {
    must: "must be a list of the paths of files",
    fits: (value) => Array.isArray(value) && value.every((file) => path("a file").fits(file)),
    optional: true,
  },
};

/**
 * Refuses invalid options before anything is read or written. Contracts are built with this package, so it cannot use
 * their rules of options.
 * @throws {RangeError} that names the option, and what it must be
 */
export function checkOptions(options: GenerateOptions): void {
  if (typeof options !== "object" || options === null)
    throw new RangeError("options must be an object of options");
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || Object.hasOwn(rules, name)) continue;
    throw new RangeError(`${name} is not a known option; there are ${Object.keys(rules).join(", ")}`);
  }
  for (const [name, { must, fits, optional }] of Object.entries(rules)) {
    const value: unknown = Reflect.get(options, name);
    if (value === undefined ? optional : fits(value)) continue;
    throw new RangeError(`${name} ${must}, but is ${JSON.stringify(value) ?? String(value)}`);
  }
}
