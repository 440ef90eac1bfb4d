import { useEffect, useState } from "preact/hooks";

const viewNames = [
  "rounds",
  "posts",
  "post",
  "agents",
  "agent",
  "network",
  "decisions",
  "decision",
  "surveys",
  "compare",
  "runs",
] as const;

/** The views of a run. */
export type ViewName = (typeof viewNames)[number];

/** Whether a part of an address names a view. */
export function isView(view: string): view is ViewName {
  return viewNames.some((name) => name === view);
}

/** The reader's location: the part of the address after `#`. */
export interface Address {
  /** The key of the run; an empty text for the first. */
  readonly run: string;
  readonly view: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Reads an address. */
function readAddress(hash: string): Address {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [run = "", view = ""] = path.split("/").map(decoded);
  return {
    run,
    view: view === "" ? "rounds" : view,
    parameters: Object.fromEntries(new URLSearchParams(query)),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the address of a view for a link. Parameters that are null or empty are omitted. */
export function linkTo(
  run: string,
  view: ViewName,
  parameters: Readonly<Record<string, string | number | null | undefined>> = {},
): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(given).toString();
  return `#/${encodeURIComponent(run)}/${view}${query === "" ? "" : `?${query}`}`;
}

/** The address, which follows the browser's. */
export function useAddress(): Address {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const onChange = (): void => setHash(location.hash);
    addEventListener("hashchange", onChange);
    // It may have changed between the first picture and now.
    onChange();
    return () => removeEventListener("hashchange", onChange);
  }, []);
  return readAddress(hash);
}
