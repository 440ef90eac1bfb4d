// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"questionnaire/v1/types.ts","schemas":"../../../../schemas","sha256":"d1d680989f649a6cea7699c9b9af5fdbf7a409d2b1bfb6ec66025730fe4ae38d"}
/**
 * A question, and what may be answered.
 */
export type SurveyQuestion = ChoiceQuestion | ScaleQuestion | NumberQuestion | TextQuestion;

/**
 * What agents are asked in a survey.
 */
export interface Questionnaire {
  /**
   * What the survey is called, in records and reports.
   */
  name: string;
  /**
   * The questions. Each is asked by itself, in one request.
   *
   * @minItems 1
   */
  questions: SurveyQuestion[];
}
/**
 * One of several answers is chosen.
 */
export interface ChoiceQuestion {
  /**
   * Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.
   */
  id: string;
  /**
   * One of several answers is chosen.
   */
  kind: "choice";
  /**
   * The question, as the agent is asked it.
   */
  text: string;
  /**
   * The answers to choose from.
   *
   * @minItems 2
   *
   * Items: An answer to choose.
   */
  choices: string[];
}
/**
 * A whole number on a scale whose ends have names.
 */
export interface ScaleQuestion {
  /**
   * Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.
   */
  id: string;
  /**
   * A whole number on a scale whose ends have names.
   */
  kind: "scale";
  /**
   * The question, as the agent is asked it.
   */
  text: string;
  /**
   * The lowest number of the scale.
   */
  lowest: number;
  /**
   * What the lowest number means.
   */
  lowest_means: string;
  /**
   * The highest number of the scale; above the lowest.
   */
  highest: number;
  /**
   * What the highest number means.
   */
  highest_means: string;
}
/**
 * A number.
 */
export interface NumberQuestion {
  /**
   * Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.
   */
  id: string;
  /**
   * A number.
   */
  kind: "number";
  /**
   * The question, as the agent is asked it.
   */
  text: string;
  /**
   * The least that may be answered. Absent: no bound.
   */
  minimum?: number;
  /**
   * The most that may be answered. Absent: no bound.
   */
  maximum?: number;
  /**
   * Whether only whole numbers may be answered. Absent: false.
   */
  whole: boolean;
}
/**
 * A short text, in the agent's words.
 */
export interface TextQuestion {
  /**
   * Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.
   */
  id: string;
  /**
   * A short text, in the agent's words.
   */
  kind: "text";
  /**
   * The question, as the agent is asked it.
   */
  text: string;
  /**
   * The maximum length of the answer, in characters. Absent: 300.
   */
  max_length: number;
}
/**
 * A question, and what may be answered.
 */
export type SurveyQuestionInput = ChoiceQuestion | ScaleQuestion | NumberQuestionInput | TextQuestionInput;

/**
 * What agents are asked in a survey.
 */
export interface QuestionnaireInput {
  /**
   * What the survey is called, in records and reports.
   */
  name: string;
  /**
   * The questions. Each is asked by itself, in one request.
   *
   * @minItems 1
   */
  questions: SurveyQuestionInput[];
}
/**
 * A number.
 */
export interface NumberQuestionInput {
  /**
   * Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.
   */
  id: string;
  /**
   * A number.
   */
  kind: "number";
  /**
   * The question, as the agent is asked it.
   */
  text: string;
  /**
   * The least that may be answered. Absent: no bound.
   */
  minimum?: number;
  /**
   * The most that may be answered. Absent: no bound.
   */
  maximum?: number;
  /**
   * Whether only whole numbers may be answered. Absent: false.
   */
  whole?: boolean;
}
/**
 * A short text, in the agent's words.
 */
export interface TextQuestionInput {
  /**
   * Identifies the question within the questionnaire. The same id in two surveys is the same question, asked again.
   */
  id: string;
  /**
   * A short text, in the agent's words.
   */
  kind: "text";
  /**
   * The question, as the agent is asked it.
   */
  text: string;
  /**
   * The maximum length of the answer, in characters. Absent: 300.
   */
  max_length?: number;
}
