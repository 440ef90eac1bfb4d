export type { DocumentKind, NotRead, Passage, ReadDocument } from "./document.js";
export { DocumentError, type DocumentErrorCode } from "./error/document-error.js";
export { documentExtensions } from "./formats/document-formats.js";
export { type ReadDocuments, readDocuments } from "./read-documents.js";
