/** A box in a drawing, in CSS pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An arrow as SVG writes its path, and the middle of the words that stand at it. */
interface Arrow {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

/** An arrow from one box to another, bent to the side, so that the way there and the way back are two. */
export function arrowBetween(from: Box, to: Box): Arrow {
  if (from === to) return loop(from);
  const [start, end] = [edgeOf(from, to), edgeOf(to, from)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const bend = 0.16;
  const middle = { x: start.x + dx / 2 - dy * bend, y: start.y + dy / 2 + dx * bend };
  return {
    path: `M ${round(start.x)} ${round(start.y)} Q ${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`,
    x: round((start.x + end.x) / 4 + middle.x / 2),
    y: round((start.y + end.y) / 4 + middle.y / 2),
  };
}

function loop({ x, y, width, height }: Box): Arrow {
  const right = x + width;
  const middle = y + height / 2;
  return {
    path: `M ${round(right)} ${middle - 8} C ${round(right + 44)} ${middle - 26} ${round(right + 44)} ${middle + 26} ${round(right)} ${middle + 8}`,
    x: round(right + 40),
    y: middle,
  };
}

/** Where the line between the middles of two boxes leaves the first. */
function edgeOf(of: Box, towards: Box): { readonly x: number; readonly y: number } {
  const center = { x: of.x + of.width / 2, y: of.y + of.height / 2 };
  const dx = towards.x + towards.width / 2 - center.x;
  const dy = towards.y + towards.height / 2 - center.y;
  const share = Math.min(of.width / 2 / Math.abs(dx || 1e-9), of.height / 2 / Math.abs(dy || 1e-9));
  return { x: center.x + dx * share, y: center.y + dy * share };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
