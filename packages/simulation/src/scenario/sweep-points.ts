import { isRecord } from "@concordat/contracts/options";

/** The value of a parameter at a point of a sweep. */
export type ParameterValue = string | number | boolean | null;

/** The parameters of a point, by the path of each in the scenario, such as `policy.probability`. */
export type Parameters = Readonly<Record<string, ParameterValue>>;

/** Maximum number of points in a sweep, because each has a folder. */
const maxPoints = 10_000;

/**
 * Returns the points of a sweep: the product of lists of values, the last parameter varying fastest, or the points of a
 * list.
 * @param sweep the values of each parameter, or the points
 * @returns the points, or a description of what is wrong with them
 */
export function sweepPoints(sweep: unknown): readonly Parameters[] | string {
  const points = Array.isArray(sweep) ? listed(sweep) : product(sweep);
  if (typeof points === "string") return points;
  if (points.length > maxPoints) return `has ${points.length} points; there can be at most ${maxPoints}`;
  const keys = points.map((point) => JSON.stringify(Object.entries(point).sort()));
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  return repeated === -1 ? points : `has the point ${JSON.stringify(points[repeated])} twice`;
}

function product(sweep: unknown): Parameters[] | string {
  const message =
    'must be values by parameter, such as { "policy.probability": [0.05, 0.1] }, or a list of points';
  if (!isRecord(sweep) || Object.keys(sweep).length === 0) return message;
  let points: Parameters[] = [{}];
  for (const [name, values] of Object.entries(sweep)) {
    if (!Array.isArray(values) || values.length === 0 || !values.every(isValue)) return message;
    if (points.length * values.length > maxPoints) return `has more than ${maxPoints} points`;
    points = points.flatMap((point) => values.map((value) => ({ ...point, [name]: value })));
  }
  return points;
}

function listed(points: readonly unknown[]): Parameters[] | string {
  const [first] = points;
  if (!isRecord(first) || Object.keys(first).length === 0)
    return 'must have at least one point, such as { "policy.probability": 0.05 }';
  const names = Object.keys(first).sort().join();
  const found: Parameters[] = [];
  for (const point of points) {
    if (!isPoint(point)) return "must have points whose parameters are numbers, texts, true, false or null";
    if (Object.keys(point).sort().join() !== names)
      return `must have the same parameters in every point: ${names.replaceAll(",", ", ")}`;
    found.push(point);
  }
  return found;
}

function isPoint(value: unknown): value is Parameters {
  return isRecord(value) && Object.values(value).every(isValue);
}

function isValue(value: unknown): value is ParameterValue {
  return value === null || ["string", "boolean"].includes(typeof value) || Number.isFinite(value);
}

/**
 * Sets parameters in a copy of a JSON value.
 * @returns the copy, or the path of a parameter that leads to nothing
 */
export function withParameters(
  value: unknown,
  parameters: Parameters,
): { readonly value: unknown } | { readonly missing: string } {
  const copy: unknown = structuredClone(value);
  for (const [path, cell] of Object.entries(parameters)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let at: unknown = copy;
    for (const name of names) at = memberOf(at, name);
    if (Array.isArray(at) && /^\d+$/.test(last) && Number(last) < at.length) at[Number(last)] = cell;
    else if (isRecord(at) && !Array.isArray(at) && last !== "__proto__") Object.assign(at, { [last]: cell });
    else return { missing: path };
  }
  return { value: copy };
}

function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return /^\d+$/.test(name) ? value[Number(name)] : undefined;
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
