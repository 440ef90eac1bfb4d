const block = /^```(\w+)\n(.*?)^```$/gms;
const named = /^import (type )?\{([^}]*)\} from "([^"]+)";(?: \/\/.*)?$/gm;
const whole = /^import \* as (\w+) from "([^"]+)";$/gm;

/** The examples of a page in some languages, but for files that a guide has its reader write. */
export function examplesOf(markdown: string, languages: readonly string[]): string[] {
  return [...markdown.matchAll(block)]
    .filter(([, language = ""]) => languages.includes(language))
    .map(([, , code = ""]) => code);
}

/**
 * Examples as one program: what they import once, then each inside the one before it, so that it may use what that
 * declares, or declare the same name again.
 */
export function programOf(examples: readonly string[], given: string): string {
  const bodies = examples.map((code) =>
    code
      .replace(named, "")
      .replace(whole, "")
      .replace(/^export /gm, ""),
  );
  return [
    ...importsOf(examples.join("\n")),
    given,
    bodies.map((body) => `{\n${body}\n`).join(""),
    "}".repeat(bodies.length),
    "export {};\n",
  ].join("\n");
}

/** Every name once, as a value where any of the examples imports it as one. */
function importsOf(code: string): string[] {
  const byModule = new Map<string, Set<string>>();
  for (const [, isType, names = "", from = ""] of code.matchAll(named)) {
    const known = byModule.get(from) ?? new Set();
    for (const name of names.split(",").map((item) => item.trim())) {
      if (name !== "") known.add(isType === undefined ? name : `type ${name}`);
    }
    byModule.set(from, known);
  }
  const spaces = new Set([...code.matchAll(whole)].map(([statement]) => statement));
  return [
    ...spaces,
    ...[...byModule].map(([from, names]) => {
      const needed = [...names].filter(
        (name) => !names.has(name.replace(/^type /, "")) || !name.startsWith("type "),
      );
      return `import { ${needed.join(", ")} } from "${from}";`;
    }),
  ];
}
