// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulation-ensemble/index.ts","schemas":"../../../../schemas","sha256":"4c4c21c8aeb082e262f7f52dc6ec0d9ac40603684baca19f84a538ca1dda6a2a"}
export { simulationEnsembleV1 as simulationEnsemble } from "./v1/contract.js";
export type * from "./v1/types.js";
