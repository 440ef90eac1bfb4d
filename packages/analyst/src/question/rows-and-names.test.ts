import { expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const inspections = `kitchen,city,source,type_of_inspection,inspection_score,price,beds,private,weekend,applied,admitted
Alder,BE,Business Associate,full,90,100,1,Yes,Yes,10,5
Birch,BE,Business Associate,short,70,200,2,No,No,20,5
Cedar,GE,Health Plan,full,60,300,3,Yes,No,30,5
Alder,GE,Health Plan,full,80,400,3,No,Yes,40,10
`;

const answers: readonly [question: string, answer: string][] = [
  [
    "What percentage of the inspections came from a Business Associate?",
    "50.0 % of the rows have source = Business Associate",
  ],
  ["What percentage of inspections scored below 80?", "50.0 % of the rows have inspection_score < 80"],
  ["What is the median price per inspection?", "The median of price is 250."],
  ["Which kitchen was inspected most often?", "By kitchen, the number of rows is highest for Alder: 2."],
  ["How many inspections were private?", "The number of rows where private is Yes is 2."],
  [
    "What is the lowest price among private inspections?",
    "The minimum of price where private is Yes is 100.",
  ],
  ["What is the average price of public inspections?", "The average of price where private is No is 300."],
  ["Which city other than Bern (BE) has the highest average price?", "is highest for GE: 350."],
  [
    "How many inspections with at least 3 rooms (beds) sold for less than 400?",
    "where beds >= 3 and price < 400 is 1.",
  ],
  [
    "What share of applications (applied) was admitted (admitted)?",
    "The ratio of admitted to applied is 0.25.",
  ],
  ["What is the average price across all inspections?", "The average of price is 250."],
];

it.each(answers)("%s", async (question, answer) => {
  const said = await answerTo("inspections.csv", inspections, question);
  expect(said).toContain(answer);
});
