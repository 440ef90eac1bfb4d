import type { Arrow } from "./arrow-between.js";

/** An arrow with the lines of its label. */
type Worded = Arrow & { readonly lines: readonly string[] };

/** An occupied area, in CSS pixels. */
interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const letter = { width: 6.8, height: 14 };

/**
 * Places the label of each arrow where it covers nothing, in the order of the arrows. If there is no such place, the
 * label covers the middle of its arrow. `y` is the position of the label's first line.
 */
export function placeWords(
  arrows: readonly Worded[],
  boxes: readonly Room[],
): { readonly path: string; readonly lines: readonly string[]; readonly x: number; readonly y: number }[] {
  const taken: Room[] = [...boxes];
  return arrows.map(({ path, lines, places }) => {
    const rooms = places.map(({ x, y }) => ({ x, y, room: roomOf(lines, x, y) }));
    const free = rooms.find(({ room }) => !taken.some((other) => overlap(room, other))) ?? rooms[0];
    if (free === undefined) return { path, lines, x: 0, y: 0 };
    taken.push(free.room);
    return { path, lines, x: free.x, y: free.room.y + letter.height / 2 };
  });
}

/** Returns the area of a label around its centre. */
function roomOf(lines: readonly string[], x: number, y: number): Room {
  const width = Math.max(...lines.map(({ length }) => length)) * letter.width;
  const height = lines.length * letter.height;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function overlap(a: Room, b: Room): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
