/**
 * Rejects a value from JavaScript that is not a chart definition, before its states are read.
 * @throws {RangeError} that describes what a definition must contain
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
