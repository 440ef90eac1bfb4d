import { type SimulatedPost, simulatedPost } from "@concordat/contracts/simulated-post";
import type { Located } from "./checks/report.js";
import { columnProblems, csvPosts } from "./csv-posts.js";
import { type InputReader, isJson, type NamedText } from "./input-reader.js";

/** Reads the posts of a file in CSV, JSON or NDJSON. */
export function readPosts(
  reader: InputReader,
  file: NamedText | null,
  startsAt: string,
): Located<SimulatedPost>[] {
  if (file === null || isJson(file)) return reader.values(file, simulatedPost);
  const rows = reader.csv(file);
  const unknown = columnProblems(file.name, rows);
  reader.problems.push(...unknown);
  return unknown.length > 0 ? [] : reader.checked(csvPosts(rows, startsAt), simulatedPost);
}

/** Reads posts like `readPosts`, for posts that appear during the simulation. Each must have a time or a round. */
export function readTimedPosts(
  reader: InputReader,
  file: NamedText | null,
  startsAt: string,
): Located<SimulatedPost>[] {
  return readPosts(reader, file, startsAt).filter(({ value: { round, timestamp }, place }) => {
    const hasTime = round !== undefined || timestamp !== undefined;
    if (!hasTime)
      reader.problem(place(), "", "must have a timestamp or a round: it is a post of an event file");
    return hasTime;
  });
}
