/** A name that generated code uses itself. */
const reservedName = "Contract";

/**
 * Converts a schema's title or a definition's name to the name of a type, in PascalCase. Returns a problem if that is
 * not possible.
 * @example
 * typeName("weather report"); // { name: "WeatherReport" }
 * typeName("io.k8s.Pod"); // { name: "IoK8SPod" }
 */
export function typeName(title: string): { readonly name: string } | { readonly problem: string } {
  const words = title.match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  // The generator of types also starts a new word after a digit.
  const name = joined.replace(/\d[a-z]/g, (pair) => pair.toUpperCase());
  if (!/^[A-Z]/.test(name))
    return {
      problem: `${JSON.stringify(title)} makes no name of a type; begin it with a letter from A to Z`,
    };
  return name === reservedName
    ? { problem: `${reservedName} is a name that generated code uses; choose another` }
    : { name };
}
