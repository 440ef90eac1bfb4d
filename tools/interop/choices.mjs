/** The output of every consumer's program for a file of decision records: agent, choice and count, in order. */
export function choicesOf(ndjson) {
  const counts = new Map();
  for (const line of ndjson.trim().split("\n")) {
    const { agent_id, state, decision } = JSON.parse(line);
    const key = `${agent_id}\t${decision?.choice ?? state}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .map(([key, count]) => `${key}\t${count}`)
    .sort()
    .join("\n");
}
