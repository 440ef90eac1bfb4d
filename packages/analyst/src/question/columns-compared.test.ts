import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const meat = `date,beef,veal,pork\n2019-01-01,5,1,9\n2019-02-01,6,1,8\n2020-01-01,7,2,6\n2020-02-01,8,2,5\n`;
const polls = `org,day,ALP,Lib,Green,sampleSize
X,2005-01-01,40,44,10,1000
Y,2005-02-01,42,45,12,1400
X,2006-01-01,46,41,11,1200
`;
const lakes = `year,LakeHuron,LakeErie,LakeOntario\n1900,579,571,245\n1901,580,570,246\n1902,578,572,244\n`;
const oneLake = "time,LakeHuron\n1875,580.4\n1876,581.9\n1877,581.0\n";

describe("columns that a question compares", () => {
  it.each([
    ["us_meat.csv", meat, "Was more beef or pork produced in 2020?", "beef 15 (2 rows) and pork 11"],
    ["us_meat.csv", meat, "Which was produced more in 2019, beef or pork?", "pork 17 (2 rows) and beef 11"],
    ["us_meat.csv", meat, "Which kind of meat was produced the most in 2020?", "highest for beef: 15."],
    ["us_meat.csv", meat, "Which meat was produced the least in 2020?", "lowest for veal: 4."],
    [
      "polls.csv",
      polls,
      "Did Labor (ALP) or the Liberals (Lib) have more support on average in 2005?",
      "Lib 44.50 (2 rows) and ALP 41",
    ],
    ["levels.csv", lakes, "Which lake stood the highest on average?", "highest for LakeHuron: 579."],
  ])("%s: %s %s", async (name, content, question, said) => {
    expect(await answerTo(name, content, question)).toContain(said);
  });

  it("says that columns were read as rows", async () => {
    const { prepareAnalysis, assumptionsOf } = await import("../analysis/prepare-analysis.js");
    const { withTable } = await import("../testing/table-file.js");
    const notes = await withTable("us_meat.csv", meat, async (table) =>
      assumptionsOf(
        await prepareAnalysis({
          table,
          question: "Was more beef or pork produced in 2020?",
          client: null,
          out: "unused",
        }),
      ),
    );
    expect(notes.join(" ")).toContain('To compare the columns "beef", "pork", each row was read as one row');
  });

  it.each([
    // Only one column has the noun, so there is nothing to choose among.
    ["lake-level.csv", oneLake, "Which of the lakes has the highest average level?"],
    // Nothing says what the columns are columns of.
    ["polls.csv", polls, "Which party had the highest average support in 2006?"],
    // The noun is what a row is: each row has a name, or the rows are no times.
    [
      "elements.csv",
      "name,density,melting,boiling\nH,1,2,3\nHe,2,3,4\n",
      "Which element is the most expensive?",
    ],
    ["motor_cars.csv", "cyl,disp,qsec\n4,100,17\n6,200,18\n8,300,19\n", "Which car is the most expensive?"],
    ["mammals.csv", "species,brain,body,gestation\ncat,1,2,3\ndog,2,3,4\n", "Which of the mammals can fly?"],
    // The numbers have different units.
    ["polls.csv", polls, "Was the sample size or Green higher?"],
  ])("%s: %s is refused: %s", async (name, content, question) => {
    expect(await answerTo(name, content, question)).toMatch(/^(?:NOT_IN_TABLE|MEASURE_AMBIGUOUS): /);
  });

  it("finds when a single lake stood highest", async () => {
    expect(await answerTo("lake-level.csv", oneLake, "In which year did Lake Huron stand highest?")).toMatch(
      /highest in 1876: 581\.90/,
    );
  });
});
