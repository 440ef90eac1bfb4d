/**
 * Pictures and documents for messages: from files, addresses or bytes.
 * @module
 */
export { type AttachmentOptions, readAttachment } from "./read-attachment.js";
export type { AttachmentSource } from "./read-attachment-bytes.js";
