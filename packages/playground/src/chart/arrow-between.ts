/** A box in a drawing, in CSS pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point in a drawing, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrow as an SVG path, and the positions for its label, best first. */
export interface Arrow {
  readonly path: string;
  readonly places: readonly Point[];
}

/** Possible positions of a label on its arrow, as shares of the arrow's length. The middle is preferred. */
const shares = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.14, 0.86];

/** Returns an arrow from one box to another. It is curved, so that opposite arrows do not overlap. */
export function arrowBetween(from: Box, to: Box): Arrow {
  if (from === to) return loop(from);
  const [start, end] = [edgeOf(from, to), edgeOf(to, from)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const bend = 0.16;
  const middle = { x: start.x + dx / 2 - dy * bend, y: start.y + dy / 2 + dx * bend };
  return {
    path: `M ${round(start.x)} ${round(start.y)} Q ${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`,
    places: shares.map((share) => ({
      x: round(along(start.x, middle.x, end.x, share)),
      y: round(along(start.y, middle.y, end.y, share)),
    })),
  };
}

/** Returns a coordinate of a point on a quadratic curve. */
function along(start: number, bend: number, end: number, share: number): number {
  return (1 - share) ** 2 * start + 2 * share * (1 - share) * bend + share ** 2 * end;
}

function loop({ x, y, width, height }: Box): Arrow {
  const right = x + width;
  const middle = y + height / 2;
  return {
    path: `M ${round(right)} ${middle - 8} C ${round(right + 44)} ${middle - 26} ${round(right + 44)} ${middle + 26} ${round(right)} ${middle + 8}`,
    places: [{ x: round(right + 40), y: middle }],
  };
}

/** Returns the point at which the line between the centres of two boxes leaves the first box. */
function edgeOf(of: Box, towards: Box): Point {
  const center = { x: of.x + of.width / 2, y: of.y + of.height / 2 };
  const dx = towards.x + towards.width / 2 - center.x;
  const dy = towards.y + towards.height / 2 - center.y;
  const share = Math.min(of.width / 2 / Math.abs(dx || 1e-9), of.height / 2 / Math.abs(dy || 1e-9));
  return { x: center.x + dx * share, y: center.y + dy * share };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
