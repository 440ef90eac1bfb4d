import type { StatechartDefinition } from "@concordat/statechart";

/**
 * Returns the states of a chart in layers, by their distance from the initial state. States that cannot be reached are
 * in the last layer.
 */
export function layersOf({ initial, states, transitions }: StatechartDefinition): string[][] {
  const left = new Set(Object.keys(states));
  const layers: string[][] = [];
  let layer = [initial];
  while (layer.length > 0) {
    layers.push(layer);
    for (const name of layer) left.delete(name);
    const next = layer.flatMap((name) => transitions.filter(({ from }) => from === name).map(({ to }) => to));
    layer = [...new Set(next)].filter((name) => left.has(name));
  }
  return left.size > 0 ? [...layers, [...left]] : layers;
}
