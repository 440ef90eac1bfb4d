import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const ward = `Ward,Sex,Age,Days,Readmitted,Monthly cost,Total cost
Cardiology,F,70,3,yes,10,500
Cardiology,M,17,5,no,20,20
Cardiology,F,50,4,no,30,30
Surgery,F,16,9,yes,200,40
Surgery,M,40,9,yes,50,50
Surgery,F,30,3,,60,60
Surgery,M,20,3,no,70,70
`;
const repeated = `Ward,Cost,Cost
A,1,9
A,2,8
B,3,7
`;
const traffic = `Site,District,Bicycles,Pedestrians
Bridge,Centre,30,60
Bridge,Centre,10,20
Park,West,40,40
River,West,20,100
`;
const exams = `Student no,School,Gender,Points
1,North,girl,50
2,North,boy,60
3,South,girl,70
`;

describe("shares, rates and ratios of members", () => {
  it.each([
    [
      "the highest share of some rows",
      "Which ward has the highest share of women?",
      /By Ward, the share where Sex is F, of the number of rows, is highest for Cardiology: 66\.7 %, 2 of 3\. Next comes Surgery \(50\.0 %, 2 of 4\)/,
    ],
    [
      "a rate by the column of yes and no that it is called after",
      "Which ward has the highest readmission rate?",
      /Readmitted is yes, of the number of rows, is highest for Surgery: 50\.0 %, 2 of 4/,
    ],
    [
      "the lowest one",
      "For which ward is the readmission rate lowest?",
      /is lowest for Cardiology: 33\.3 %, 1 of 3/,
    ],
    [
      "a rate among some rows",
      "What is the readmission rate in Surgery?",
      /50\.0 % of the rows where Ward is Surgery have Readmitted = yes: 2 of 4/,
    ],
    [
      "a part of other rows",
      "Which ward has the highest share of women who were readmitted?",
      /where Sex is F, is highest for/,
    ],
    ["people under an age", "How many patients were under 18?", /where Age < 18 is 2\./],
    ["a number per month", "How many patients pay more than 100 a month?", /where Monthly cost > 100 is 1\./],
    ["days that people stayed", "How many days did patients stay in Surgery on average?", /Days.* is 6\./],
  ])("answers %s", async (_, question, said) => {
    expect(await answerTo("ward_patients.csv", ward, question)).toMatch(said);
  });

  it.each([
    [
      "the ratio of one number to another",
      "Which site had the highest ratio of bicycles to pedestrians?",
      /ratio of Bicycles to Pedestrians is highest for Park: 1\b/,
    ],
    [
      "one number for every other",
      "How many pedestrians are there for every bicycle?",
      /ratio of Pedestrians to Bicycles is 2\.20/,
    ],
    [
      "the own part of the total",
      "Which district accounts for the largest share of pedestrians?",
      /share of the sum of Pedestrians is highest for West: 63\.6 %, 140 of 220/,
    ],
  ])("answers %s", async (_, question, said) => {
    expect(await answerTo("traffic.csv", traffic, question)).toMatch(said);
  });

  it.each([
    [
      "a share whose whole is unsaid",
      "traffic.csv",
      traffic,
      "Which district has the highest share of bicycles?",
    ],
    ["a number of two costs", "ward_patients.csv", ward, "How many patients pay more than 100?"],
    ["what only some did", "ward_patients.csv", ward, "How many patients died?"],
    ["a header that two columns have", "wards.csv", repeated, "What was the average cost of ward A?"],
    ["people whom no row is about", "exams.csv", exams, "How many teachers does North have?"],
  ])("refuses %s", async (_, name, content, question) => {
    expect(await answerTo(name, content, question)).toMatch(/^NOT_IN_TABLE/);
  });

  it("names the options that choose between columns with the same header", async () => {
    expect(await answerTo("wards.csv", repeated, "What was the average cost of ward A?")).toMatch(
      /2 columns of it are called "Cost".*--measure "Cost \(column 2\)" or --measure "Cost \(column 3\)"/,
    );
  });
});
