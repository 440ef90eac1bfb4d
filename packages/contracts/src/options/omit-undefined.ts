/** An object without the members that are `undefined`. */
export type Defined<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

/**
 * Returns a copy of an object without the members whose value is `undefined`. TypeScript's `exactOptionalPropertyTypes`
 * allows an optional property to be absent but not `undefined`.
 * @example
 * omitUndefined({ seed: undefined, temperature: 0 }); // { temperature: 0 }
 */
export function omitUndefined<Members extends object>(members: Members): Defined<Members>;
export function omitUndefined(members: object): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
