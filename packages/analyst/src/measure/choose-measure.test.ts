import { describe, expect, it } from "vitest";
import { measureLabel } from "../query/aggregate.js";
import { openTable, type Table } from "../table/open-table.js";
import { exampleTable } from "../testing/example-data.js";
import { withTable } from "../testing/table-file.js";
import { chooseMeasure, type RequestedMeasure } from "./choose-measure.js";

const chosen = async (
  table: Table,
  options: RequestedMeasure = {},
  question = "What happened?",
): Promise<string> => measureLabel((await chooseMeasure(table, options, question)).measure);

async function inExample(name: string, question?: string): Promise<string> {
  const table = await openTable(exampleTable(name));
  return chosen(table, {}, question).finally(() => table.close());
}

describe("in public tables, what is measured by default", () => {
  it.each([
    ["unemployment-across-industries.json", "sum of count"],
    ["seattle-weather.csv", "sum of precipitation"],
    ["sp500-2000.csv", "sum of volume"],
    ["sp500.csv", "average of price"],
    ["stocks.csv", "average of price"],
    ["gapminder.json", "sum of pop"],
    ["global-temp.csv", "average of temp"],
    ["iowa-electricity.csv", "sum of net_generation"],
    ["obesity.json", "average of rate"],
  ])("%s: the %s", async (file, expected) => {
    expect(await inExample(file)).toBe(expected);
  });

  it.each([
    "cars.json",
    "penguins.json",
    "us-employment.csv",
    "flights-2k.json",
    "co2-concentration.csv",
    "wheat.json",
  ])("%s: nothing speaks for one column, so it is asked", async (file) => {
    await expect(inExample(file)).rejects.toMatchObject({ code: "MEASURE_AMBIGUOUS" });
  });

  it("the only level next to columns of which nothing is known is no reason either", async () => {
    const rows = "army_size,wounds,disease\n8571,0,1\n23333,0,11\n28333,0,359\n";
    await withTable("t.csv", rows, async (table) => {
      await expect(chosen(table)).rejects.toMatchObject({ code: "MEASURE_AMBIGUOUS" });
    });
  });

  it("cars.json: the question does", async () => {
    expect(await inExample("cars.json", "Why did horsepower fall?")).toBe("average of Horsepower");
    expect(await inExample("cars.json", "Why did miles per gallon rise?")).toBe(
      "average of Miles_per_Gallon",
    );
  });
});

describe("by the names of columns", () => {
  it.each([
    ["order_id,unit_price,revenue", "sum of revenue"],
    ["customer id,zip code,total price", "sum of total price"],
    ["Bestellnr,Umsatz,Preis", "sum of Umsatz"],
    ["store,latitude,longitude,temp_max", "average of temp_max"],
    ["conversion rate", "average of conversion rate"],
    ["revenue,cost,orders", "sum of revenue"],
    ["something", "sum of something"],
    ["group,sex,people", "sum of people"],
    ["population,income per person", "sum of population"],
    ["net income,age", "sum of net income"],
  ])("%s: the %s", async (header, expected) => {
    const row = (at: number): string =>
      header
        .split(",")
        .map((_, index) => 1_000 * at + index)
        .join();
    await withTable("t.csv", [header, row(1), row(2), row(2)].join("\n"), async (table) => {
      expect(await chosen(table)).toBe(expected);
    });
  });
});

describe("numbers that name something are never measured", () => {
  it.each([
    ["orderid", 17],
    ["userid", 17],
    ["customerno", 17],
    ["Rechnungsnr", 17],
    ["Auftragsnummer", 17],
    ["Postleitzahl", 10_115],
    ["Baujahr", 1_990],
    ["vintage", 1_990],
    ["timestamp", 1_700_000_000],
    ["event_timestamp", 1_700_000_000_000],
    ["createdTs", 1_700_000_000],
  ])("%s", async (name, first) => {
    const rows = [0, 1, 2].map((step) => `${first + step},${step}.5`);
    await withTable("t.csv", `${name},gizmo\n${rows.join("\n")}\n`, async (table) => {
      expect(await chosen(table)).toBe("sum of gizmo");
    });
  });

  it.each([
    ["order_id", "1001.0", "1002.0"],
    ["customer_id", "1001.0", ""],
    ["year_built", "1990.0", "1991.0"],
    ["yr_renovated", "0", "1991"],
    ["decimal year", "1958.2027", "1958.2877"],
  ])("%s written as %s", async (name, first, second) => {
    await withTable("t.csv", `${name},gizmo\n${first},1.5\n${second},2.5\n`, async (table) => {
      expect(await chosen(table)).toBe("sum of gizmo");
    });
  });

  it.each(["hours", "months", "monthly_sales", "sales per year"])("unlike %s", async (name) => {
    await withTable("t.csv", `${name}\n1\n2\n2\n`, async (table) => {
      expect((await chosen(table)).endsWith(` of ${name}`)).toBe(true);
    });
  });

  it.each(["paid", "bids", "covid", "casino", "grid", "timestamps"])("unlike %s", async (name) => {
    await withTable("t.csv", `${name}\n1\n2\n2\n`, async (table) => {
      expect(await chosen(table)).toBe(`sum of ${name}`);
    });
  });
});

describe("what is averaged by its name", () => {
  it.each([
    "conversion",
    "bmi",
    "pH",
    "nps",
    "satisfaction",
    "Bewertung",
    "Kundenbewertung",
    "tempo",
    "unitprice",
    "Einkaufspreis",
    "Durchschnittstemperatur",
    "avgPrice",
    "How happy are you? (1-5)",
  ])("%s", async (name) => {
    await withTable("t.csv", `${name}\n1\n2\n2\n`, async (table) => {
      expect(await chosen(table)).toBe(`average of ${name}`);
    });
  });
});

describe("what the user says wins", () => {
  const shops = "shop,day,price,orders\nNord,2008-01-01,1.5,3\nSüd,2009-01-01,2.5,4\n";
  it.each<[RequestedMeasure, string]>([
    [{ measure: "price" }, "average of price"],
    [{ measure: "price", aggregate: "sum" }, "sum of price"],
    [{ measure: "orders" }, "sum of orders"],
    [{ measure: "price/orders" }, "ratio of price to orders"],
    [{ measure: "shop", aggregate: "count" }, "count of shop"],
    [{ aggregate: "count" }, "count of rows"],
    [{ aggregate: "average" }, "average of orders"],
  ])("%j: the %s", async (options, expected) => {
    await withTable("t.csv", shops, async (table) => {
      expect(await chosen(table, options)).toBe(expected);
    });
  });

  it.each<[RequestedMeasure, string]>([
    [
      { measure: "shop" },
      '"shop" does not hold numbers: "Nord" (line 2), "Süd" (line 3); columns of numbers are "price", "orders". What a column holds can also be counted',
    ],
    [
      { measure: "shop", aggregate: "sum" },
      '"shop" does not hold numbers: "Nord" (line 2), "Süd" (line 3); columns of numbers are "price", "orders". What a column holds can also be counted',
    ],
    [
      { measure: "price/shop" },
      '"shop" does not hold numbers: "Nord" (line 2), "Süd" (line 3); columns of numbers are "price", "orders". What a column holds can also be counted',
    ],
    [{ measure: "cost" }, 'there is no column "cost" to measure; columns of numbers are "price", "orders"'],
    [
      { measure: "price/orders", aggregate: "sum" },
      '"price/orders" is the sum of one column over the sum of another; it takes no sum',
    ],
  ])("%j is refused: %s", async (options, message) => {
    await withTable("t.csv", shops, async (table) => {
      await expect(chosen(table, options)).rejects.toMatchObject({
        code: "BAD_OPTION",
        message,
      });
    });
  });
});

describe("what is said of a measure that the user names", () => {
  const orders =
    "order_id,plz,year,month,revenue,price,gizmo\n7,10115,2024,1,5,1.5,3\n8,10115,2024,2,6,2.5,4\n9,80331,2025,1,7,3.5,5\n";
  it.each<[RequestedMeasure, string | null]>([
    [
      { measure: "revenue" },
      "No aggregate was named: the sum of revenue was taken, since its name is that of an amount.",
    ],
    [
      { measure: "price" },
      "No aggregate was named: the average of price was taken, since its name is that of a price, rate, length or the like.",
    ],
    [
      { measure: "gizmo" },
      "No aggregate was named: the sum of gizmo was taken, though its name does not say whether it adds up.",
    ],
    [
      { measure: "order_id" },
      "No aggregate was named: the sum was taken. By its name, order_id holds identifiers or positions: its sum says nothing by itself, only its count, minimum and maximum do.",
    ],
    [
      { measure: "plz", aggregate: "sum" },
      "By its name, plz holds codes: its sum says nothing by itself, only its count, minimum and maximum do.",
    ],
    [
      { measure: "year" },
      "No aggregate was named: the sum was taken. By its name, year holds years: its sum says nothing by itself, only its count, minimum and maximum do.",
    ],
    [
      { measure: "month", aggregate: "sum" },
      "By its name, month holds parts of dates: its sum says nothing by itself, only its count, minimum and maximum do.",
    ],
    [
      { measure: "revenue", aggregate: "count" },
      "The count of revenue is the number of rows that have a value of it; the values themselves are not added up.",
    ],
    [{ measure: "revenue", aggregate: "sum" }, null],
    [{ measure: "order_id", aggregate: "maximum" }, null],
    [{ measure: "revenue/price" }, null],
  ])("%j: %s", async (options, said) => {
    await withTable("t.csv", orders, async (table) => {
      expect((await chooseMeasure(table, options, "")).assumption).toBe(said);
    });
  });
});

it("columns that are called by years are said to be periods", async () => {
  await withTable("t.csv", "region,2023,2024\nn,1,2\ns,3,4\n", async (table) => {
    await expect(chosen(table)).rejects.toMatchObject({
      code: "MEASURE_AMBIGUOUS",
      message:
        'the columns "2023", "2024" are periods; a comparison needs a row for each period, with the period in one column and the value in another',
    });
  });
});
