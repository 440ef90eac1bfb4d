import type { RepairName } from "./table.js";

/** Which repairs may be used, by name; those not named may. */
export type RepairSwitches = { readonly [Name in RepairName]?: boolean };

/** Whether a repair may be used. */
export type Allows = (name: RepairName) => boolean;

/** The options that decide it. */
interface Switched {
  readonly strict?: boolean;
  readonly repairs?: RepairSwitches;
}

const everything: Allows = () => true;
const nothing: Allows = () => false;

/** The repairs that a reading may use. */
export function allowsFor({ strict, repairs: switches }: Switched): Allows {
  if (strict === true) return nothing;
  return switches === undefined ? everything : (name) => switches[name] !== false;
}
