import type { StartNormal, StartShares, StartUniform } from "@concordat/contracts/scenario";
import { keyOf } from "../../random/key.js";
import { shuffle } from "../../random/pick.js";
import { countsOf } from "../../world/audience/segments-audience.js";
import type { Report } from "../checks/report.js";
import type { FieldSources, ValueOf } from "./field-sources.js";

/** Maximum deviation of the sum of shares from 1. */
const tolerance = 1e-9;
/** Number of times that a number outside the bounds of its field is drawn again. */
const maxDraws = 1_000;

/** Gives each value of a field to its share of the agents, who are drawn at random. The numbers of agents are exact. */
export function shares({ shares: given }: StartShares, sources: FieldSources, at: Report): ValueOf | null {
  const { audience, draws, name, field } = sources;
  const entries = Object.entries(given).map(([value, share]) => ({
    value: field.kind === "flag" && (value === "true" || value === "false") ? value === "true" : value,
    share,
  }));
  const sum = entries.reduce((total, { share }) => total + share, 0);
  if (Math.abs(sum - 1) > tolerance) {
    at("/shares", `add up to ${Number(sum.toFixed(9))}; they must add up to 1`);
    return null;
  }
  const order = Uint32Array.from({ length: audience.size }, (_, agent) => agent);
  const purpose = draws.keyFor("state");
  const { high, low } = keyOf(name);
  shuffle(order, (last) => draws.uniformOf(purpose, last, high, low, 0, 0));
  const valueAt = new Uint16Array(audience.size);
  let next = 0;
  for (const [index, count] of countsOf(entries, audience.size).entries())
    for (const end = next + count; next < end; next++) valueAt[order[next] ?? 0] = index;
  return (agent) => entries[valueAt[agent] ?? 0]?.value;
}

/** Draws numbers from a uniform distribution. */
export function uniform({ from, to }: StartUniform, sources: FieldSources, at: Report): ValueOf | null {
  if (from <= to) {
    const draw = numbersFor(sources);
    return (agent) => from + (to - from) * draw(agent, 0);
  }
  at("/to", `is ${to}, which is below ${from}`);
  return null;
}

/** Draws numbers from a normal distribution by the polar method of Marsaglia (https://doi.org/10.1137/1006063). */
export function normal({ mean, deviation }: StartNormal, sources: FieldSources, at: Report): ValueOf | null {
  const { field } = sources;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } =
    field.kind === "number" ? field : {};
  if (minimum > maximum || mean + 6 * deviation < minimum || mean - 6 * deviation > maximum) {
    at("/mean", `is ${mean}, so far outside the bounds of the field that hardly any number is within them`);
    return null;
  }
  const draw = numbersFor(sources);
  return (agent) => {
    for (let step = 0; step < maxDraws; step++) {
      const across = 2 * draw(agent, 2 * step) - 1;
      const up = 2 * draw(agent, 2 * step + 1) - 1;
      const square = across * across + up * up;
      if (square === 0 || square >= 1) continue;
      const value = mean + deviation * across * Math.sqrt((-2 * Math.log(square)) / square);
      if (value >= minimum && value <= maximum) return value;
    }
    return undefined;
  };
}

function numbersFor({ audience, draws, name }: FieldSources): (agent: number, step: number) => number {
  const purpose = draws.keyFor("state");
  const slot = keyOf(name);
  return (agent, step) => {
    const { high, low } = keyOf(audience.id(agent));
    return draws.uniformOf(purpose, step, high, low, slot.high, slot.low);
  };
}
