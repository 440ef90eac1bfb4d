/** The angle at which seeds of a sunflower follow each other: no two of them stand behind each other. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** A point of a spiral: points 0, 1, 2 … fill a circle evenly. */
export function spiral(rank: number): { readonly x: number; readonly y: number } {
  const radius = Math.sqrt(rank + 0.5);
  const angle = rank * goldenAngle;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
