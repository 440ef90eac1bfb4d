/** A name that generated code uses itself. */
const taken = "Contract";

/**
 * The name of the type that a schema's title, or a definition's name, becomes: its words in PascalCase. A problem where no
 * name can be made of it.
 * @example
 * typeName("weather report"); // { name: "WeatherReport" }
 */
export function typeName(title: string): { readonly name: string } | { readonly problem: string } {
  const words = title.match(/[A-Za-z0-9]+/g) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  if (!/^[A-Z]/.test(name))
    return {
      problem: `${JSON.stringify(title)} makes no name of a type; begin it with a letter from A to Z`,
    };
  return name === taken
    ? { problem: `${taken} is a name that generated code uses; choose another` }
    : { name };
}
