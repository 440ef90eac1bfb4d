import type { RunAnswer } from "../src/api/answers.js";
import { linkTo, type ViewName } from "./address.js";
import { useRun } from "./run-context.js";
import { choiceOrder, choiceWords } from "./words.js";

/** A field of a search. */
export interface FilterField {
  readonly name: string;
  readonly label: string;
  /** The values to choose from, each with its words if these are others; `null` for a text. */
  readonly options: readonly (string | readonly [value: string, words: string])[] | null;
  /** Whether an option is always selected, initially the first one. Default false. */
  readonly isRequired?: boolean;
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
      {fields.map(({ name, label, options, isRequired = false }) => (
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
              value={address.parameters[name] ?? (isRequired ? optionValue(options[0]) : "")}
              onChange={(event) => go(name, event.currentTarget.value)}
            >
              {isRequired ? null : <option value="">all</option>}
              {options.map((option) => {
                const value = optionValue(option);
                return (
                  <option key={value} value={value}>
                    {typeof option === "string" ? option : option[1]}
                  </option>
                );
              })}
            </select>
          )}
        </label>
      ))}
    </form>
  );
}

function optionValue(option: NonNullable<FilterField["options"]>[number] | undefined): string {
  return typeof option === "object" ? option[0] : (option ?? "");
}

/**
 * Creates a filter for a choice.
 * @param label says whose choice it is
 */
export function choiceFilter(label: string): FilterField {
  return {
    name: "choice",
    label,
    options: choiceOrder.map((choice) => [choice, choiceWords[choice]]),
  };
}

/** Creates a filter for segments; empty if there are no segments. */
export function segmentFilter({ segments }: RunAnswer, label: string): FilterField[] {
  return segments.length > 0 ? [{ name: "segment", label, options: segments }] : [];
}

/** Finds those with a decision that is invalid or failed. */
export const failureFilter: FilterField = {
  name: "failure",
  label: "Failures",
  options: [["yes", "with an invalid or failed decision"]],
};
