import type { ApiModel } from "./api-model.js";
import type { OpenApiDocument } from "./open-api-document.js";
import { readOpenApi3 } from "./read-open-api-3.js";
import { readSwagger } from "./read-swagger.js";

/** Reads the API that a document describes. */
export function readApi(document: OpenApiDocument): ApiModel {
  return document.version === "2.0" ? readSwagger(document) : readOpenApi3(document);
}
