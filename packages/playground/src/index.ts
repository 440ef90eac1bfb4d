export { socialChart as ourChart } from "@concordat/statechart";
export { type Drawing, type DrawnState, type DrawnTransition, drawChart } from "./chart/draw-chart.js";
export { type ChartReading, readChart } from "./chart/read-chart.js";
export {
  fragmentOf,
  maxFragment,
  maxUnpacked,
  readLink,
  type SharedLink,
  type SharedState,
} from "./link/shared-state.js";
export { firstMarks, isMarked, type MarkedText } from "./read/first-marks.js";
export { ourSchemas } from "./read/our-schemas.js";
export {
  type GivenSchema,
  type ReadOutcome,
  readUpTo,
  readWithSchema,
  type Unfinished,
} from "./read/read-with-schema.js";
export { type Stretch, stretchesOf } from "./read/stretches.js";
