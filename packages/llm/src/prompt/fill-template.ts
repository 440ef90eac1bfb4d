/**
 * Replaces the placeholders of a template: `"You are {name}."` with `{ name: "Mara" }`. A placeholder without a value
 * is left unchanged. Placeholders inside inserted values are not replaced.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  );
}
