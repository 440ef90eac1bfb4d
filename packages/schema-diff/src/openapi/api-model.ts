import type { Place } from "./open-api-document.js";

/** An API, independent of the version of OpenAPI that describes it. */
export interface ApiModel {
  /** The operations by method and path. The names of path parameters are omitted, as in `GET /users/{}`. */
  readonly operations: ReadonlyMap<string, ApiOperation>;
  /** Requests that the API itself sends, by method and name. */
  readonly webhooks: ReadonlyMap<string, ApiOperation>;
  readonly securitySchemes: ReadonlyMap<string, Place>;
  /** Parts that are not compared, by name, with their content in the document. */
  readonly uncompared: ReadonlyMap<string, unknown>;
  /** The URLs of the servers. */
  readonly servers: readonly string[];
}

/** A request of the API, and its possible responses. */
export interface ApiOperation {
  /** The usual notation of the operation: `GET /users/{id}`. */
  readonly title: string;
  readonly pointer: string;
  readonly isDeprecated: boolean;
  /** The parameters, by location and name. */
  readonly parameters: ReadonlyMap<string, ApiParameter>;
  readonly body: ApiBody | null;
  /** The responses, by status: `200`, `4XX` or `default`. */
  readonly responses: ReadonlyMap<string, ApiResponse>;
  /** Alternative security requirements, one of which suffices; `null` if unspecified. */
  readonly security: readonly SecurityRequirement[] | null;
  /** The URLs for this request, if they differ from the general ones. */
  readonly servers: readonly string[];
  /** Requests that the API sends as a consequence of this one. */
  readonly callbacks: ReadonlyMap<string, ApiOperation>;
  readonly uncompared: ReadonlyMap<string, unknown>;
}

/** The required scopes of each scheme; all of them must be met. */
export type SecurityRequirement = ReadonlyMap<string, readonly string[]>;

export interface ApiParameter {
  /** The usual notation of the parameter: `query parameter limit`. */
  readonly title: string;
  readonly pointer: string;
  readonly isRequired: boolean;
  readonly schema: Place | null;
  /** The serialization of the parameter's value in a request. */
  readonly serialization: string;
}

export interface ApiBody {
  readonly pointer: string;
  readonly isRequired: boolean;
  readonly content: ReadonlyMap<string, ApiContent>;
}

/** The content of one media type. */
export interface ApiContent {
  readonly pointer: string;
  /** The schema of the content; `null` if any content is allowed. */
  readonly schema: Place | null;
}

export interface ApiResponse {
  readonly pointer: string;
  readonly content: ReadonlyMap<string, ApiContent>;
  readonly headers: ReadonlyMap<string, ApiParameter>;
}
