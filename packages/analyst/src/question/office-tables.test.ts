import { describe, expect, it } from "vitest";
import { prepareAnalysis } from "../analysis/prepare-analysis.js";
import { answerSentences } from "../report/reading-words.js";
import { answerTo } from "../testing/answer-to.js";
import { withTable } from "../testing/table-file.js";

const parcels = `Order,Shipped,Carrier,Weight kg,Days in transit,Late
1,2025-03-01,DPD,1.5,2,N
2,2025-03-02,GLS,4,5,Y
3,2025-03-04,DPD,2,3,N
4,2025-03-09,GLS,9,8,N
`;
const survey = `Respondent,Age group,Would buy again?,Monthly spend
1,18-29,Yes,10
2,18-29,No,30
3,30-44,Not sure,50
4,30-44,Yes,90
`;
const staff = `Name,Office,Remote,Age
Ann,Berlin,yes,30
Bob,Berlin,no,40
Cid,Leeds,yes,50
Dot,Leeds,yes,20
`;
const stock = `Week,Warehouse,Item,Units on hand
${["2025-09-01", "2025-09-08", "2025-09-15"]
  .flatMap((week) =>
    ["North", "South"].flatMap((house) => ["Bolts", "Nuts"].map((item) => `${week},${house},${item},7`)),
  )
  .join("\n")}
`;
const leads = `Month,Channel,Leads
2025-03-01,Email,10
2025-03-01,Search,20
2025-04-01,Email,15
2025-04-01,Search,45
`;
const ratings = `prof,gender,eval
1,female,3
2,female,4
3,male,5
4,male,4.5
`;

describe("tables as an office exports them, asked as people talk", () => {
  it.each([
    [
      "how long something takes, by the unit of a column",
      "parcels.csv",
      parcels,
      "How long does a GLS parcel take on average?",
      /average of Days in transit.* is 6\.50/,
    ],
    [
      "yes among answers of which one is neither",
      "survey.csv",
      survey,
      "What proportion would buy again?",
      /50\.0 % of the rows have Would buy again\? = Yes/,
    ],
    [
      "what is spent per month, of a monthly column",
      "survey.csv",
      survey,
      "Which age group spends most per month on average?",
      /highest for 30-44: 70/,
    ],
    [
      "a member before the noun that is counted",
      "staff.csv",
      staff,
      "Which office has the most remote workers?",
      /highest for Leeds: 2/,
    ],
    [
      "one of two members against the other, left unsaid",
      "staff.csv",
      staff,
      "Are remote workers older?",
      /By Remote, the average of Age: .*yes 33/,
    ],
    [
      "leads, which add up",
      "campaigns.csv",
      leads,
      "How did leads develop from March to April 2025?",
      /sum of Leads rose from 30 to 60/,
    ],
    [
      "up, between two years",
      "campaigns.csv",
      leads,
      "By how much did leads go up from March 2025 to April 2025?",
      /rose from 30 to 60/,
    ],
    [
      "who is meant, and no column that abbreviates it",
      "evaluations.csv",
      ratings,
      "Do female professors get lower evaluations than male ones?",
      /average of eval/,
    ],
  ])("answers %s", async (_, name, content, question, said) => {
    expect(await answerTo(name, content, question)).toMatch(said);
  });

  it.each([
    [
      "items that have a row each week",
      "stock.csv",
      stock,
      "How many bolts were sold in September?",
      /each row is one "Warehouse and Item"/,
    ],
    [
      "who holds a record, of a table without names",
      "swimming.csv",
      "year,seconds\n1990,50\n1991,49\n1992,48\n",
      "Who holds the record?",
      /NOT_IN_TABLE/,
    ],
    [
      "a comparison of what the table does not have",
      "survey.csv",
      survey,
      "Are men happier than women?",
      /"men", "happier", "women"/,
    ],
  ])("refuses %s", async (_, name, content, question, said) => {
    expect(await answerTo(name, content, question)).toMatch(said);
  });

  it("takes a month of the table's own year, month and day where its moments are of another zone", async () => {
    const rows = [
      "2013-03-01T02:00:00Z,2013,2,28",
      "2013-03-01T17:00:00Z,2013,3,1",
      "2013-03-31T23:00:00Z,2013,3,31",
      "2013-04-01T03:00:00Z,2013,3,31",
    ];
    const said = await answerTo(
      "flights.csv",
      `time_hour,year,month,day\n${rows.join("\n")}\n`,
      "How many flights were there in March?",
    );
    expect(said).toMatch(/ is 3\. .*year, month and day/);
  });
});

describe("revenue of quarters in columns, with a total and a note", () => {
  const revenue = `Revenue by region
"All figures in EUR thousand"

Region,Q1 2024,Q2 2024,Q1 2025,Q2 2025
North,10,20,30,40
South,20,30,40,60
Total,30,50,70,100

"Source: finance, exported 12 Jan 2026"
`;
  it.each([
    [
      "is added up over a year",
      "Which region had the highest revenue in 2025?",
      /sum of revenue in 2025 is highest for South: 100/,
    ],
    [
      "changes from year to year",
      "How did revenue in the North change from 2024 to 2025?",
      /rose from 30 to 70/,
    ],
    [
      "has shares of which the total is no part",
      "What percentage of Q2 2025 revenue came from the South?",
      /60\.0 %.*60 of 100/,
    ],
    ["has no profit", "What was our profit in 2025?", /NOT_IN_TABLE/],
  ])("%s", async (_, question, said) => {
    expect(await answerTo("revenue_by_region.csv", revenue, question)).toMatch(said);
  });

  it.each([
    ["a year and all later ones", "How many people started in 2020 or later?", /is 3\. /],
    ["what a member does with all of them", "How many people does the Sales department manage?", /is 1\. /],
    ["a month that is written small", "How many people started in june?", /is 4\. /],
  ])("a staff list is asked for %s", async (_, question, said) => {
    const list =
      "Name,Department,Start date\nAnn,Sales,2019-06-01\nBob,Support,2020-06-01\nCid,Support,2020-06-09\nDot,Support,2020-06-09\n";
    expect(await answerTo("staff_list.csv", list, question)).toMatch(said);
  });
});

it.each([
  [
    "which abbreviates no column",
    "In which region is the average income (pay) the highest?",
    "",
    /by region, all rows/,
  ],
  [
    "a condition of words and of an option is one",
    "How many rows are there where cover is yes?",
    "cover = yes",
    /Read as: count of rows, rows where cover = yes\./,
  ],
])("%s", async (_, question, condition, said) => {
  const insured = "region,whi,cover,pay\nWest,yes,no,1\nWest,no,yes,2\nEast,yes,yes,3\n";
  const options = condition === "" ? {} : { where: [condition] };
  const found = await withTable("insured.csv", insured, async (table) =>
    answerSentences(await prepareAnalysis({ table, question, client: null, out: "unused", ...options })),
  );
  expect(found).toMatch(said);
});
