export const seasonMonths: ReadonlyMap<string, readonly [number, number, number]> = new Map([
  ["spring", [3, 4, 5]],
  ["summer", [6, 7, 8]],
  ["autumn", [9, 10, 11]],
  ["winter", [12, 1, 2]],
]);

export const centuries: ReadonlyMap<string, number> = new Map([
  ["sixteenth", 16],
  ["seventeenth", 17],
  ["eighteenth", 18],
  ["nineteenth", 19],
  ["twentieth", 20],
  ["twenty-first", 21],
]);

export const centuryWord = `${[...centuries.keys()].join("|")}|1[6-9]th|20th|21st`;
