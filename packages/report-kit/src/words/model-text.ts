/**
 * Marks what a model wrote. Every page that shows a model's sentences has this text next to them, so that a reader
 * knows them from what was computed.
 */
export const modelText = "Written by the model, not checked.";
