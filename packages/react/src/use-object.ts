"use client";
import { checkOptions, type Rules, required, rules } from "@concordat/contracts/options";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ObjectRequest, type UseObjectOptions } from "./object-request.js";
import type { ObjectState } from "./object-state.js";

/**
 * The result of `useObject`: the state of the value, and functions that request it. The functions keep their identity
 * between renders.
 */
export type UseObject<T> = ObjectState<T> & {
  /**
   * Requests a value, with the input as the JSON body. A request in progress is stopped. The promise resolves at the
   * end and never rejects; the outcome is in the state.
   */
  readonly submit: (input: unknown) => Promise<void>;
  /** Stops the request in progress, which also stops the model. */
  readonly stop: () => void;
  /** Stops the request in progress and removes the value. */
  readonly clear: () => void;
};

const useObjectRules: Rules<UseObjectOptions<unknown>> = {
  api: required(rules.text),
  headers: {
    message: "must be an object of strings",
    test: (value) =>
      typeof value === "object" &&
      value !== null &&
      Object.values(value).every((header) => typeof header === "string"),
  },
  credentials: {
    message: 'must be "omit", "same-origin" or "include"',
    test: (value) => value === "omit" || value === "same-origin" || value === "include",
  },
  fetch: rules.aFunction,
  onOutcome: rules.aFunction,
};

/**
 * Returns the state of a value that a model writes on the server, and functions to request it. The route must return
 * `streamObject(…).toResponse()`. When the component is unmounted, its request and the model are stopped.
 * @throws {RangeError} when an option is invalid
 * @example
 * import { useObject } from "@concordat/react";
 *
 * function TicketForm() {
 * const ticket = useObject<Ticket>({ api: "/ticket" });
 * return (
 * <form action={(data) => ticket.submit({ mail: data.get("mail") })}>
 * <textarea name="mail" />
 * <p>{ticket.object?.summary}</p>
 * {ticket.status === "failed" && <p>No ticket: {ticket.code}</p>}
 * </form>
 * );
 * }
 */
export function useObject<T>(options: UseObjectOptions<T>): UseObject<T> {
  checkOptions(options, useObjectRules);
  const [request] = useState(() => new ObjectRequest<T>());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => request.stop, [request]);
  const state = useSyncExternalStore(request.subscribe, request.current, request.current);
  const submit = useCallback((input: unknown) => request.submit(input, latest.current), [request]);
  return { ...state, submit, stop: request.stop, clear: request.clear };
}
