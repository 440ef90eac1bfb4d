import { packageFiles } from "@concordat/testing/package-files";

/** The tables of the package vega-datasets that tests read. */
const names = [
  "unemployment-across-industries.json",
  "flights-3m.parquet",
  "flights-2k.json",
  "seattle-weather.csv",
  "sp500-2000.csv",
  "sp500.csv",
  "stocks.csv",
  "gapminder.json",
  "global-temp.csv",
  "iowa-electricity.csv",
  "obesity.json",
  "cars.json",
  "penguins.json",
  "us-employment.csv",
  "co2-concentration.csv",
  "wheat.json",
] as const;

const paths = await packageFiles("vega-datasets", ...names.map((name) => `data/${name}`));
const tables = new Map<string, string | undefined>(names.map((name, index) => [name, paths[index]]));

/** The path of a table of the package vega-datasets. */
export function exampleTable(name: string): string {
  const path = tables.get(name);
  if (path === undefined) throw new Error(`no example table is called ${name}`);
  return path;
}
