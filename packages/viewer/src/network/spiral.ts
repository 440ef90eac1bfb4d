/** The golden angle. Successive points at this angle, as in a sunflower, never line up. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Returns a point of a spiral. The points 0, 1, 2 … fill a circle evenly. */
export function spiral(rank: number): { readonly x: number; readonly y: number } {
  const radius = Math.sqrt(rank + 0.5);
  const angle = rank * goldenAngle;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
