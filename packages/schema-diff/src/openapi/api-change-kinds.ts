/** Every kind of change of an API other than those of a schema, with its meaning. The list is closed. */
export const apiChangeKinds = {
  "operation-added": "An operation is new.",
  "operation-removed": "An operation is gone.",
  "operation-deprecated": "An operation is deprecated now.",
  "webhook-added": "The API sends a request that it did not send.",
  "webhook-removed": "The API no longer sends a request.",
  "parameter-added": "A request has one more parameter.",
  "parameter-removed": "A parameter of a request is no longer described.",
  "parameter-required": "A parameter must be sent now.",
  "parameter-optional": "A parameter need no longer be sent.",
  "parameter-serialization-changed": "The value of a parameter is written differently.",
  "request-body-added": "A request has a body now.",
  "request-body-removed": "A request no longer has a body.",
  "request-body-required": "A body must be sent now.",
  "request-body-optional": "A body need no longer be sent.",
  "request-media-type-added": "A body is accepted in one more media type.",
  "request-media-type-removed": "A body is no longer accepted in a media type.",
  "response-added": "There is an answer with one more status.",
  "response-removed": "There is no longer an answer with a status.",
  "response-media-type-added": "An answer is given in one more media type.",
  "response-media-type-removed": "An answer is no longer given in a media type.",
  "response-header-added": "An answer has one more header.",
  "response-header-removed": "A header of an answer is no longer described.",
  "response-header-required": "A header is in every answer now.",
  "response-header-optional": "A header may be missing from an answer now.",
  "security-added": "A caller must be let in where nobody had to be.",
  "security-removed": "Everybody is let in now.",
  "security-changed": "Callers are let in by other means, or need other scopes.",
  "security-scheme-changed": "A means of being let in works differently.",
  "server-added": "There is one more address.",
  "server-removed": "An address is no longer listed.",
  "alternatives-overlap":
    "An alternative of `oneOf` refers to a changed schema, so that a value may now match another number of alternatives.",
  "not-compared": "A part differs that is not compared.",
} as const satisfies Readonly<Record<string, string>>;

/** The name of a kind of change of an API. */
export type ApiChangeName = keyof typeof apiChangeKinds;
