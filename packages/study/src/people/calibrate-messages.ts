import { join } from "node:path";
import {
  type CalibratedRun,
  calibrate,
  caveatSentences,
  combineRuns,
  differenceSentence,
  distinctDifferences,
  distinctSentences,
  NothingToCalibrateError,
  type SimulatedAnswers,
  simulatedAnswers,
} from "@concordat/calibration";
import type { CalibrationReport } from "@concordat/contracts/calibration-report";
import { omitUndefined } from "@concordat/contracts/options";
import type { StudyPeople } from "@concordat/contracts/study-report";
import { counted } from "@concordat/report-kit";
import type { ScenarioCode } from "@concordat/simulation";
import { readEnsembleFolder, readRunFolder, runFolderOf } from "@concordat/simulation/sqlite";
import { messageFolder, names } from "../study/layout.js";
import type { StudyFolder } from "../study/study-folder.js";
import { questionsAfterMessage, type StudyRealAnswers } from "./real-answers-of-study.js";

/** The estimates about the people of a study, for its report. */
export interface PeopleOfStudy {
  /** The part on people in the study's report. */
  readonly people: StudyPeople;
  /** The estimates; `null` if nothing could be estimated. */
  readonly report: CalibrationReport | null;
}

/**
 * Estimates what people would say about each message, and how the messages differ, from the agents of all runs and
 * the real answers of some people.
 */
export async function calibrateMessages(
  study: StudyFolder,
  real: StudyRealAnswers,
  code: ScenarioCode,
): Promise<PeopleOfStudy> {
  const after = new Set(questionsAfterMessage(study).map(({ id }) => id));
  const runs: CalibratedRun[] = [];
  let asked: SimulatedAnswers["questions"] = [];
  for (const { name } of study.study.messages) {
    const { questions, agents } = await answersOfMessage(study, name, code);
    if (asked.length === 0) asked = questions.filter(({ question }) => after.has(question.id));
    const people = agents.map(({ id, answers, columns, weight: ofRun }) => {
      const { weight = ofRun, columns: known = {} } = real.people?.[id] ?? {};
      const given = real.answers[name]?.[id];
      return {
        ...{ id, simulated: answers, columns: { ...columns, ...known } },
        ...omitUndefined({ real: given, weight }),
      };
    });
    runs.push({ message: name, people });
  }
  const counts = {
    answered: new Set(Object.values(real.answers).flatMap((one) => Object.keys(one))).size,
    people: runs[0]?.people.length ?? 1,
  };
  try {
    const { answers: _, people: __, ...options } = real;
    const report = calibrate({ ...options, questions: asked, runs });
    return { people: { sentence: headline(report, counts), ...counts, file: names.calibration }, report };
  } catch (error) {
    if (!(error instanceof NothingToCalibrateError)) throw error;
    const why = distinctSentences(error.skipped).join(" ");
    return {
      people: { sentence: `Nothing can be said about people: ${why}`, ...counts, file: null },
      report: null,
    };
  }
}

/** Returns the answers of the agents after a message, averaged over the runs of the message. */
async function answersOfMessage(
  { folder }: StudyFolder,
  name: string,
  code: ScenarioCode,
): Promise<SimulatedAnswers> {
  const place = join(folder, messageFolder({ name }));
  const { ensemble } = await readEnsembleFolder(place, code);
  const found: SimulatedAnswers[] = [];
  for (const run of ensemble.runs) {
    const { scenario, ledger, close } = await readRunFolder(runFolderOf({ folder: place }, run), code);
    try {
      found.push(await simulatedAnswers({ ...code, scenario, ledger }));
    } finally {
      await close();
    }
  }
  return combineRuns(found);
}

/** Maximum number of differences in the headline. */
const maxDifferences = 3;

/**
 * Returns the headline about people. It states the significant differences or that there are none, the people to whom
 * they apply, and known problems with the intervals.
 */
function headline(
  { about, differences, assumptions }: CalibrationReport,
  { answered, people }: { readonly answered: number; readonly people: number },
): string {
  const { primary } = assumptions;
  const of = differences.filter(({ question }) => primary === undefined || question === primary);
  const distinct = distinctDifferences(of);
  const shown = distinct.filter(({ verdict }) => verdict !== "not-told-apart");
  const whom =
    about === "these-people" ? `these ${counted(people, "person", "people")}` : "people like these";
  const head = `About ${whom}, by the real answers of ${counted(answered, "person", "people")}`;
  const named = (shown.length > 0 ? shown : distinct).slice(0, maxDifferences).map(differenceSentence);
  const more = (shown.length > 0 ? shown : distinct).length - named.length;
  if (named.length === 0) return `${head}: no difference between the messages could be estimated.`;
  const rest = more > 0 ? ` ${counted(more, "further difference")}: see ${names.calibration}.` : "";
  const scope =
    about === "these-people" && answered < people
      ? ` The intervals are of these ${people} people only; with --about like-them they are of people like them, and wider.`
      : "";
  const caveats = caveatSentences({ assumptions }).map((sentence) => ` ${sentence}`);
  return `${head}: ${named.join(" ")}${rest}${scope}${caveats.join("")}`;
}
