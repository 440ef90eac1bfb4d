import { checkDesign, columnsOfAgent } from "@concordat/calibration";
import { omitUndefined, ownMember } from "@concordat/contracts/options";
import type { StudyFolder } from "../study/study-folder.js";
import { questionsAfterMessage, type StudyRealAnswers } from "./real-answers-of-study.js";

/**
 * Checks the columns by which people were drawn, before any agent is asked.
 * @throws {RangeError} when a column is unknown, or its values do not suit the answers
 */
export function checkDesignOfStudy(
  study: Pick<StudyFolder, "study" | "scenario">,
  { answers, people, chosen, cluster }: StudyRealAnswers,
): void {
  const { audience } = study.scenario;
  const known = Array.from({ length: audience.size }, (_, agent) => {
    const id = audience.id(agent);
    return { id, columns: { ...columnsOfAgent(audience, agent), ...ownMember(people, id)?.columns } };
  });
  const runs = study.study.messages.map(({ name: message }) => ({
    message,
    people: known.map((person) => ({
      ...person,
      simulated: {},
      ...omitUndefined({ real: ownMember(ownMember(answers, message), person.id) }),
    })),
  }));
  const questions = questionsAfterMessage(study).map((question) => ({ survey: "", question }));
  checkDesign({ questions, runs, ...omitUndefined({ chosen, cluster }) });
}
