export type { ConductOptions, StudyResult } from "./conduct-options.js";
export { conductStudy } from "./conduct-study.js";
export { type StudyCost, studyCost } from "./cost.js";
export { StudyError, type StudyErrorCode } from "./error/study-error.js";
export type {
  AskedOfMessage,
  DecisionOfRun,
  DecisionsOfMessage,
  MeanOfMessage,
  MeasuredQuestion,
  MessageFigures,
  StudyFigures,
  StudyQuestion,
  StudyRun,
} from "./figures/study-figures.js";
export { renderHtml } from "./page/study-page.js";
export { type ReadRealAnswersOptions, readRealAnswers } from "./people/read-real-answers.js";
export type { AnswersOfPeople, KnownPerson, StudyRealAnswers } from "./people/real-answers-of-study.js";
export type { PlayedRun } from "./play/play-messages.js";
export type { AskModel } from "./step/ask-model.js";
export { type ReadStudy, readStudy } from "./study/read-study.js";
export { createStudyFolder, openStudyFolder, type StudyFolder } from "./study/study-folder.js";
export type { StudyEvent, StudyStep } from "./study-event.js";
