/**
 * Processes items concurrently in lanes. Each lane takes the next item when it has finished one.
 * @param play processes an item, and returns whether another item may be started
 * @throws the first error that `play` throws, after all lanes have ended
 */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  lanes: number,
  play: (item: Item, lane: number) => Promise<boolean>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  let goesOn = true;
  const walk = async (lane: number): Promise<void> => {
    for (const item of { [Symbol.iterator]: () => left }) {
      if (!goesOn) return;
      try {
        if (!(await play(item, lane))) goesOn = false;
      } catch (error) {
        goesOn = false;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, (_, lane) => walk(lane)));
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}

/** Returns a lane's share of an integer that is divided among the lanes as evenly as possible. */
export function shareOfLane(whole: number, lanes: number, lane: number): number {
  return Math.floor(whole / lanes) + (lane < whole % lanes ? 1 : 0);
}
