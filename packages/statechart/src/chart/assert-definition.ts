/**
 * Refuses, from JavaScript, what is no definition of a chart at all, before its states are looked at.
 * @throws {RangeError} that says what a definition has
 */
export function assertDefinition(definition: unknown): void {
  const { id, initial, states, transitions }: Partial<Record<string, unknown>> = { ...Object(definition) };
  const isChart =
    typeof id === "string" &&
    typeof initial === "string" &&
    typeof states === "object" &&
    states !== null &&
    Array.isArray(transitions);
  if (!isChart) {
    throw new RangeError(
      "definition must be the definition of a statechart: { id, initial, states: { … }, transitions: [ … ] }",
    );
  }
}
