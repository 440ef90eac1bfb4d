import type { RepairName } from "./table.js";

/** Switches for repairs, by name. A repair that is not named is allowed. */
export type RepairSwitches = { readonly [Name in RepairName]?: boolean };

/** Whether a repair is allowed. */
export type Allows = (name: RepairName) => boolean;

/** The options that determine which repairs are allowed. */
interface Switched {
  readonly strict?: boolean;
  readonly repairs?: RepairSwitches;
}

const everything: Allows = () => true;
const nothing: Allows = () => false;

/** Creates the check for the repairs that a reading may use. */
export function allowsFor({ strict, repairs: switches }: Switched): Allows {
  if (strict === true) return nothing;
  return switches === undefined ? everything : (name) => switches[name] !== false;
}
