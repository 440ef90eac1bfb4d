import { join } from "node:path";
import {
  type CalibratedRun,
  calibrate,
  caveatSentences,
  combineRuns,
  differencePlanSentence,
  differenceSentence,
  distinctDifferences,
  distinctSentences,
  NothingToCalibrateError,
  originOfRun,
  originSentence,
  type SimulatedAnswers,
  simulatedAnswers,
} from "@concordat/calibration";
import type { CalibrationOrigin, CalibrationReport } from "@concordat/contracts/calibration-report";
import { omitUndefined, ownMember } from "@concordat/contracts/options";
import type { StudyPeople } from "@concordat/contracts/study-report";
import { counted } from "@concordat/report-kit";
import type { ScenarioCode } from "@concordat/simulation";
import { readEnsembleFolder, readRunFolder, runFolderOf } from "@concordat/simulation/sqlite";
import { messageFolder, studyFiles } from "../study/layout.js";
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
  const origins: CalibrationOrigin["runs"][number][] = [];
  let asked: SimulatedAnswers["questions"] = [];
  for (const { name } of study.study.messages) {
    const { questions, agents, origins: ofMessage } = await answersOfMessage(study, name, code);
    origins.push(...ofMessage);
    if (asked.length === 0) asked = questions.filter(({ question }) => after.has(question.id));
    const people = agents.map(({ id, answers, columns, weight: ofRun }) => {
      const { weight = ofRun, columns: known = {} } = ownMember(real.people, id) ?? {};
      const given = ownMember(ownMember(real.answers, name), id);
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
    const { answers: _, people: __, source: answers, ...options } = real;
    const origin = originOf(origins, answers);
    const report = calibrate({ ...options, questions: asked, runs, ...omitUndefined({ origin }) });
    const [plans, source] = [planSentences(report), originSentence(report) ?? undefined];
    return {
      people: {
        ...{ sentence: headline(report, counts), ...counts, file: studyFiles.calibration },
        ...omitUndefined({ plans: plans.length === 0 ? undefined : plans, source }),
      },
      report,
    };
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
): Promise<SimulatedAnswers & { readonly origins: CalibrationOrigin["runs"] }> {
  const place = join(folder, messageFolder({ name }));
  const { ensemble } = await readEnsembleFolder(place, code);
  const found: SimulatedAnswers[] = [];
  const origins: CalibrationOrigin["runs"][number][] = [];
  for (const run of ensemble.runs) {
    const { scenario, ledger, close } = await readRunFolder(runFolderOf({ folder: place }, run), code);
    try {
      found.push(await simulatedAnswers({ ...code, scenario, ledger }));
      origins.push(...(await originOfRun(`${name}/${run.folder}`, { ledger })));
    } finally {
      await close();
    }
  }
  return { ...combineRuns(found), origins };
}

/** Returns the runs and answers from which the estimates are computed; `undefined` if there are no runs. */
function originOf(
  [first, ...others]: CalibrationOrigin["runs"],
  answers: StudyRealAnswers["source"],
): CalibrationOrigin | undefined {
  return first === undefined ? undefined : { runs: [first, ...others], ...omitUndefined({ answers }) };
}

/** Returns a sentence for each difference that says how many real answers a narrower interval requires. */
function planSentences({ differences, questions, assumptions: { primary } }: CalibrationReport): string[] {
  const of = differences.filter(({ question }) => primary === undefined || question === primary);
  return distinctDifferences(of).flatMap((one) => {
    const sentence = differencePlanSentence(one, questions);
    const { question, option, a, b } = one;
    const what = `${question}${option === null ? "" : `, “${option}”`}, ${b} compared with ${a}`;
    return sentence === null ? [] : [`${what}: ${sentence}`];
  });
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
  const rest = more > 0 ? ` ${counted(more, "further difference")}: see ${studyFiles.calibration}.` : "";
  const scope =
    about === "these-people" && answered < people
      ? ` The intervals are of these ${people} people only; with --about like-them they are of people like them, and wider.`
      : "";
  const caveats = caveatSentences({ assumptions }).map((sentence) => ` ${sentence}`);
  return `${head}: ${named.join(" ")}${rest}${scope}${caveats.join("")}`;
}
