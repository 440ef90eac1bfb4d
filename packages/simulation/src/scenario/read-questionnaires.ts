import { type Questionnaire, questionnaire } from "@concordat/contracts/questionnaire";
import type { Scenario } from "@concordat/contracts/scenario";
import type { Located } from "./checks/report.js";
import type { InputReader } from "./input-reader.js";

/** Returns the files of surveys in every spelling, mapped to the first spelling of the same file. */
export function surveyFiles(reader: InputReader, { events }: Scenario): Map<string, string> {
  const first = new Map<string, string>();
  const written = new Map<string, string>();
  for (const event of events) {
    if (event.kind !== "survey") continue;
    const file = reader.pathOf(event.questions);
    if (!first.has(file)) first.set(file, event.questions);
    written.set(event.questions, first.get(file) ?? event.questions);
  }
  return written;
}

/** Reads each questionnaire of a scenario's surveys once. */
export async function readQuestionnaires(
  reader: InputReader,
  { events }: Scenario,
  surveys: ReadonlyMap<string, string>,
): Promise<Map<string, Located<Questionnaire>>> {
  const found = new Map<string, Located<Questionnaire>>();
  const read = new Set<string>();
  for (const [index, event] of events.entries()) {
    if (event.kind !== "survey" || read.has(event.questions)) continue;
    read.add(event.questions);
    if (surveys.get(event.questions) !== event.questions) continue;
    const file = await reader.text(event.questions, `/events/${index}/questions`);
    const located = file === null ? null : reader.document(file, questionnaire);
    if (located !== null) found.set(event.questions, located);
  }
  return found;
}
