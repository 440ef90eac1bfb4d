import { linkTo, type ViewName } from "./address.js";
import { useRun } from "./run-context.js";

/** A field of a search. */
export interface FilterField {
  readonly name: string;
  readonly label: string;
  /** The values to choose from; `null` for a text. */
  readonly options: readonly string[] | null;
}

/** A search whose fields are part of the address. */
export function Filters({
  view,
  fields,
}: {
  readonly view: ViewName;
  readonly fields: readonly FilterField[];
}) {
  const { run, address, round } = useRun();
  const go = (name: string, value: string): void => {
    const { from: _, ...others } = address.parameters;
    location.hash = linkTo(run.key, view, { ...others, round, [name]: value });
  };
  return (
    <form class="filters" onSubmit={(event) => event.preventDefault()}>
      {fields.map(({ name, label, options }) => (
        <label key={name} htmlFor={`filter-${name}`}>
          {label}
          {options === null ? (
            <input
              id={`filter-${name}`}
              type="search"
              value={address.parameters[name] ?? ""}
              onChange={(event) => go(name, event.currentTarget.value)}
            />
          ) : (
            <select
              id={`filter-${name}`}
              value={address.parameters[name] ?? ""}
              onChange={(event) => go(name, event.currentTarget.value)}
            >
              <option value="">all</option>
              {options.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
          )}
        </label>
      ))}
    </form>
  );
}
