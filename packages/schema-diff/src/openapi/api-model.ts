import type { Place } from "./open-api-document.js";

/** What an API offers, whichever version of OpenAPI says it. */
export interface ApiModel {
  /** By method and path, with the names of its parameters left out, such as `GET /users/{}`. */
  readonly operations: ReadonlyMap<string, ApiOperation>;
  /** Requests that the API itself sends, by method and name. */
  readonly webhooks: ReadonlyMap<string, ApiOperation>;
  readonly securitySchemes: ReadonlyMap<string, Place>;
  /** Parts that are not compared, by what they are called, with everything that the document says there. */
  readonly uncompared: ReadonlyMap<string, unknown>;
  /** Where requests go. */
  readonly servers: readonly string[];
}

/** One request that can be made, and what may come back. */
export interface ApiOperation {
  /** As people write it: `GET /users/{id}`. */
  readonly title: string;
  readonly pointer: string;
  readonly isDeprecated: boolean;
  /** By where it is sent and its name. */
  readonly parameters: ReadonlyMap<string, ApiParameter>;
  readonly body: ApiBody | null;
  /** By status: `200`, `4XX`, `default`. */
  readonly responses: ReadonlyMap<string, ApiResponse>;
  /** Ways to be let in, of which one is enough; null if nothing is said. */
  readonly security: readonly SecurityRequirement[] | null;
  /** Where this request goes, where that is not where all go. */
  readonly servers: readonly string[];
  /** Requests that the API sends because of this one. */
  readonly callbacks: ReadonlyMap<string, ApiOperation>;
  readonly uncompared: ReadonlyMap<string, unknown>;
}

/** The scopes that are needed of each scheme; all of them together. */
export type SecurityRequirement = ReadonlyMap<string, readonly string[]>;

export interface ApiParameter {
  /** As people write it: `query parameter limit`. */
  readonly title: string;
  readonly pointer: string;
  readonly isRequired: boolean;
  readonly schema: Place | null;
  /** How its value is written in a request. */
  readonly serialization: string;
}

export interface ApiBody {
  readonly pointer: string;
  readonly isRequired: boolean;
  readonly content: ReadonlyMap<string, ApiContent>;
}

/** What is sent under one media type. */
export interface ApiContent {
  readonly pointer: string;
  /** Null where anything may be sent. */
  readonly schema: Place | null;
}

export interface ApiResponse {
  readonly pointer: string;
  readonly content: ReadonlyMap<string, ApiContent>;
  readonly headers: ReadonlyMap<string, ApiParameter>;
}
