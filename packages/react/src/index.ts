"use client";

/**
 * A React hook for values that a model writes on the server.
 * @module
 */
export type { UseObjectOptions } from "./object-request.js";
export type { ObjectFailure, ObjectState } from "./object-state.js";
export { type UseObject, useObject } from "./use-object.js";
