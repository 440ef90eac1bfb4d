export { encodeRandomModel, randomModel } from "./random-model.js";
