/** Constant values for times and versions, which would differ for each run. */
const unsteady: Readonly<Record<string, unknown>> = {
  duration_ms: 7,
  created_at: "2026-03-14T08:00:00Z",
  started_at: "2026-03-14T08:00:00Z",
  time: "2026-03-14T08:00:00Z",
  packages: { "@concordat/simulation": "1.2.3" },
};

/** Returns the same data with constant times and versions. */
export function steady<Data>(data: Data): Data {
  return JSON.parse(
    JSON.stringify(data, (name, value: unknown) => (Object.hasOwn(unsteady, name) ? unsteady[name] : value)),
  );
}
