// Generated from a JSON Schema by concordat-codegen. Do not edit: change the schema and generate again.
// {"file":"simulated-post/v1/index.ts","schemas":"../../../../schemas","sha256":"32146002f8a51551d059b3818f7fbeace7d2a129519e59b54850354927509872"}
export { simulatedPost as simulatedPostV1 } from "../index.js";
export type { SimulatedPost as SimulatedPostV1, SimulatedPostInput as SimulatedPostInputV1 } from "./types.js";
export type * from "./types.js";
