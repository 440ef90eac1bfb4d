/**
 * The note that a text was written by a model. Every page shows it next to a model's sentences, so that readers can
 * distinguish them from computed text.
 */
export const modelText = "Written by the model, not checked.";
