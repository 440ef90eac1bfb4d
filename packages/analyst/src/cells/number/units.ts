/**
 * Whether measurements in a unit can be added up. It is `level` for speeds, temperatures and concentrations, which are
 * averaged instead.
 */
type UnitNature = "level" | "unknown";

/** A unit with all its spellings. The first one is its name. */
interface Unit {
  readonly spellings: readonly string[];
  readonly nature: UnitNature;
}

const unitsOf = (nature: UnitNature, rows: string): Unit[] =>
  rows.split(", ").map((row) => ({ spellings: row.split(" "), nature }));

/*
 * Units that follow numbers. Letters that are also a scale or part of a name (k, M, s, A) are omitted: 80s
 * may be years, 5k a distance.
 */
const units: readonly Unit[] = [
  ...unitsOf("level", "°C ℃, °F ℉, km/h kmh kph, mph, m/s, ppm, ppb, bpm, rpm, hPa, mbar, dB, kHz, MHz, GHz"),
  ...unitsOf(
    "unknown",
    "mg, g, kg Kg KG, t, lb lbs, oz, mm, cm, m, km Km KM, mi, ft, yd, m², km², ha, sqft, sqm",
  ),
  ...unitsOf(
    "unknown",
    "ml mL, cl cL, l L, hl hL, m³, gal, Wh, kWh KWh, MWh, GWh, TWh, W, kW KW, MW, GW, kcal, kJ, MJ",
  ),
  ...unitsOf("unknown", "ms, sec secs second seconds Sekunden, min mins minute minutes Min Minuten"),
  ...unitsOf("unknown", "h hr hrs hour hours Std Stunden heures horas, day days Tag Tage jours días"),
  ...unitsOf(
    "unknown",
    "week weeks Wochen, month months Monate, year years yr yrs Jahre, KB kB, MB, GB, TB, KiB, MiB, GiB",
  ),
  ...unitsOf(
    "unknown",
    "thousand Tsd, mn mio Mio million millions Millionen, bn Mrd billion billions Milliarden",
  ),
  ...unitsOf("unknown", "pcs pc pieces, Stück Stk, units unit"),
];

const bySpelling: ReadonlyMap<string, Unit> = new Map(
  units.flatMap((unit) => unit.spellings.map((spelling): [string, Unit] => [spelling, unit])),
);

/** All spellings of units, as alternatives of a regular expression. */
export const unitPattern = [...bySpelling.keys()].join("|");

/** Returns the name of a unit from any of its spellings. */
export function unitNamed(spelling: string): string {
  return bySpelling.get(spelling)?.spellings[0] ?? spelling;
}

/** Whether numbers in a unit are averaged rather than added up, as percentages are. */
export function isLevelUnit(unit: string | null): boolean {
  return unit === "%" || (unit !== null && bySpelling.get(unit)?.nature === "level");
}
