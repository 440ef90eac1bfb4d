import type { ToolCall, ToolResult } from "./tool-call.js";

/** A message of a conversation. */
export interface ChatMessage {
  /** The speaker. */
  readonly role: "system" | "user" | "assistant";
  /** The text. */
  readonly content: string;
  /** Parts after the text, in order: pictures and documents, for models that take them, and further text. Default: none. */
  readonly parts?: readonly MessagePart[];
  /** The tools that the model called in this message of the assistant. Default: none. */
  readonly toolCalls?: readonly ToolCall[];
  /**
   * The tool call that this user message answers. Engines with tools receive the message as the tool's result. Default:
   * none.
   */
  readonly toolResult?: ToolResult;
}

/** A piece of text in a message. */
export interface TextPart {
  /** Distinguishes a text from a picture. */
  readonly type: "text";
  /** The text itself. */
  readonly text: string;
}

/** A picture in a message, for models that see. */
export interface ImagePart {
  /** Distinguishes a picture from a text. */
  readonly type: "image";
  /** The bytes of the file in base64. */
  readonly data: string;
  /** The format of the picture: `image/png`, `image/jpeg`. */
  readonly mediaType: `image/${string}`;
}

/** A PDF document in a message, for engines that accept it: the OpenAI API, and providers of the AI SDK. */
export interface DocumentPart {
  /** Distinguishes documents from text and pictures. */
  readonly type: "document";
  /** The bytes of the file in base64. */
  readonly data: string;
  /** The format of the document. */
  readonly mediaType: "application/pdf";
  /** The name of the file. Default: `document.pdf`. */
  readonly name?: string;
}

/** A part after the text of a message. */
export type MessagePart = TextPart | ImagePart | DocumentPart;
