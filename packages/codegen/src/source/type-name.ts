/** A name that generated code uses itself. */
const taken = "Contract";

/**
 * The name of the type for a schema's title or a definition's name: its words in PascalCase. Returns a problem if no
 * name can be made of it.
 * @example
 * typeName("weather report"); // { name: "WeatherReport" }
 * typeName("io.k8s.Pod"); // { name: "IoK8SPod" }
 */
export function typeName(title: string): { readonly name: string } | { readonly problem: string } {
  const words = title.match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  // The writer of types begins a word after a digit, too.
  const name = joined.replace(/\d[a-z]/g, (pair) => pair.toUpperCase());
  if (!/^[A-Z]/.test(name))
    return {
      problem: `${JSON.stringify(title)} makes no name of a type; begin it with a letter from A to Z`,
    };
  return name === taken
    ? { problem: `${taken} is a name that generated code uses; choose another` }
    : { name };
}
