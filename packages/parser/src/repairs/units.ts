import type { RepairUnit } from "./repair-unit.js";
import { type RepairName, table } from "./table.js";

type Hook = Exclude<keyof RepairUnit, "name">;
type With<H extends Hook> = RepairUnit & Required<Pick<RepairUnit, H>>;
type Method = {
  [H in Hook]-?: NonNullable<RepairUnit[H]> extends (...args: never[]) => unknown ? H : never;
}[Hook];
type Flag = Exclude<Hook, Method | "around">;

/** The units that are switched on, by the hook they have: all of those that act, the one that allows. */
export type Units = { readonly [H in Method | "around"]: readonly With<H>[] } & {
  readonly [H in Flag]: RepairUnit | undefined;
};

/** Which repairs may be used; those not named may. */
export type RepairSwitches = { readonly [Name in RepairName]?: boolean };

/** The units that a reading may use. */
export function unitsFor(switches: RepairSwitches | "none" | undefined): Units {
  if (switches === undefined) return everything;
  if (switches === "none") return nothing;
  return collect(table.filter(({ name }) => switches[name] !== false));
}

function collect(units: readonly RepairUnit[]): Units {
  const having = <H extends Hook>(hook: H) =>
    units.filter((unit): unit is With<H> => unit[hook] !== undefined);
  const one = (hook: Flag) => having(hook)[0];
  return {
    skip: having("skip"),
    quote: having("quote"),
    keepsRaw: having("keepsRaw"),
    escape: having("escape"),
    bareKey: having("bareKey"),
    word: having("word"),
    number: having("number"),
    colon: having("colon"),
    block: having("block"),
    around: having("around"),
    scalar: having("scalar"),
    member: having("member"),
    property: having("property"),
    unwrap: having("unwrap"),
    tellsInnerQuotes: one("tellsInnerQuotes"),
    keepsWords: one("keepsWords"),
    bridgesCommas: one("bridgesCommas"),
    dropsCommas: one("dropsCommas"),
    closesObject: one("closesObject"),
    allowsText: one("allowsText"),
    readsStrings: one("readsStrings"),
    dropsKeys: one("dropsKeys"),
    dropsNulls: one("dropsNulls"),
  };
}

const everything = collect(table);
const nothing = collect([]);
