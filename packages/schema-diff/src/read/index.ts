/**
 * Reads the text of a schema or an OpenAPI document, in JSON or YAML.
 * @module
 */
export { DocumentTextError, isYaml, readDocumentText } from "./read-document-text.js";
