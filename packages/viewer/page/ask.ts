import { useEffect, useState } from "preact/hooks";

/** The state of a request. The last answer is kept until the next one arrives. */
export interface Asked<Answer> {
  readonly answer: Answer | null;
  readonly error: string | null;
  readonly isLoading: boolean;
}

type Parameters = Readonly<Record<string, string | number | null | undefined>>;

/** Returns the address of a request to the server. */
export function apiPath(run: string, name: string, parameters: Parameters = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parameters))
    if (value !== null && value !== undefined && value !== "") query.set(key, String(value));
  return `/api/${encodeURIComponent(run)}/${name}?${query.toString()}`;
}

/**
 * Asks the server, and asks again when the run has changed.
 * @param path `null`: nothing is asked yet
 */
export function useAsk<Answer>(path: string | null, version: number): Asked<Answer> {
  const [known, setKnown] = useState<Asked<Answer> & { readonly path: string | null }>(unknown);
  useEffect(() => {
    if (path === null) return undefined;
    const controller = new AbortController();
    setKnown((before) =>
      before.path === path ? { ...before, isLoading: true } : { ...before, isLoading: true, error: null },
    );
    ask<Answer>(path, controller.signal).then(
      (answer) => setKnown({ answer, error: null, isLoading: false, path }),
      (error: unknown) => {
        if (!controller.signal.aborted)
          setKnown({ answer: null, error: messageOf(error), isLoading: false, path });
      },
    );
    return () => controller.abort();
  }, [path, version]);
  return known.path === path || known.answer === null ? known : { ...known, isLoading: true };
}

const unknown = { answer: null, error: null, isLoading: true, path: null };

/**
 * Returns the version number of a run, which the server sends when the run changes, and whether the server is
 * connected. The version is 0 before the first message.
 */
export function useVersion(run: string): { readonly version: number; readonly isConnected: boolean } {
  const [state, setState] = useState({ version: 0, isConnected: true });
  useEffect(() => {
    const source = new EventSource(apiPath(run, "events"));
    source.onmessage = ({ data }) => setState({ version: Number(data), isConnected: true });
    source.onerror = () => setState((before) => ({ ...before, isConnected: false }));
    return () => source.close();
  }, [run]);
  return state;
}

/** Asks the server once. */
export async function ask<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return answerOf<Answer>(await request(path, signal === undefined ? {} : { signal }));
}

/** Has the server do something. */
export async function act<Answer>(path: string, body: unknown = {}): Promise<Answer> {
  return answerOf<Answer>(await request(path, requestOf(body)));
}

/**
 * Has the server do something, and follows its answer line by line.
 * @param onEvent called with each line
 */
export async function follow<Event>(
  path: string,
  body: unknown,
  signal: AbortSignal,
  onEvent: (event: Event) => void,
): Promise<void> {
  const response = await request(path, { ...requestOf(body), signal });
  if (!response.ok || response.body === null) return answerOf<undefined>(response);
  let rest = "";
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + next.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onEvent(JSON.parse(line));
  }
}

/** Creates the options of a request for an action. They contain a header that pages of other sites cannot send. */
function requestOf(body: unknown): RequestInit {
  const headers = { "content-type": "application/json", "x-concordat-control": "1" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

function request(path: string, options: RequestInit): Promise<Response> {
  return fetch(path, options).catch(() => {
    throw new Error(
      "the viewer no longer answers; start `concordat view` again and open the address that it prints",
    );
  });
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const type = response.headers.get("content-type") ?? "";
  const value = type.startsWith("application/json")
    ? await response.json()
    : { error: await response.text() };
  if (!response.ok) throw new Error(String(value.error));
  return value;
}

/** Returns the message of an error. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
