export { DocumentTextError, isYaml, readDocumentText } from "./read-document-text.js";
