import { describe, expect, it } from "vitest";
import { answerTo } from "../../testing/answer-to.js";

const nights = `Date,Rooms sold,Room revenue
2025-05-01,64,9000
2025-05-02,21,3000
2025-06-01,50,8000
2025-06-02,40,7000
`;
const months = [10, 12, 8, 9, 11, 14, 13, 15, 16, 17, 11, 10, 9, 20, 10, 11].map((sales, index) => {
  const month = 10 + index;
  return `${2023 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")},${sales}`;
});
/** From November 2023 to February 2025. */
const sales = `month,sales\n${months.join("\n")}\n`;

describe("two months or quarters that a question compares", () => {
  it.each([
    "revenue june vs may?",
    "Was room revenue higher in June than in May?",
    "Compare room revenue in May and June",
    "Compare room revenue between May and June",
    "How did room revenue change from May to June?",
    "room revenue may vs june 2025",
    "Was room revenue higher in May or June?",
  ])("are of the year that the table has: %s", async (question) => {
    const said = await answerTo("hotel_nights.csv", nights, question);
    expect(said).toContain("From 2025-05 to 2025-06 the sum of Room revenue rose from 12,000 to 15,000");
  });

  it.each([
    ["Were sales higher in January than in December?", "From 2024-12 to 2025-01", "fell from 20 to 10"],
    ["Sales March vs February", "From 2024-02 to 2024-03", "rose from 9 to 11"],
    ["Sales Q3 vs Q2 2024", "From 2024-Q2 to 2024-Q3", "rose from 42 to 44"],
    ["Sales May 2024 vs June", "From 2024-05 to 2024-06", "rose from 13 to 15"],
    [
      "How did sales change between the first and second quarter of 2024?",
      "From 2024-Q1 to 2024-Q2",
      "rose from 28 to 42",
    ],
    ["Sales November 2024 vs November 2023", "From 2023-11 to 2024-11", "fell from 10 to 9"],
  ])("are the nearest ones in the table, or of the year named: %s", async (question, periods, said) => {
    const answer = await answerTo("shop.csv", sales, question);
    expect(answer).toContain(periods);
    expect(answer).toContain(said);
  });

  it("are the months of both years where two years are compared", async () => {
    const asked = "How did sales in November to December change from 2023 to 2024?";
    expect(await answerTo("shop.csv", sales, asked)).toContain(
      "From 2023 to 2024 the sum of sales rose from 22 to 29",
    );
  });

  it.each([
    ["total room revenue for may and june", "where Date in May and June is 27,000"],
    ["Average room revenue between May and June", "where Date in May to June is 6,750"],
    ["Total room revenue in May and June 2025", "in 2025-05–2025-06 is 27,000"],
    ["What was the room revenue in the second quarter?", "where Date in Q2 is 27,000"],
  ])("are added up where nothing compares them: %s", async (question, said) => {
    expect(await answerTo("hotel_nights.csv", nights, question)).toContain(said);
  });

  it.each([
    ["Are sales usually higher in January than in December?", "it has several years"],
    ["Sales August vs July 2030", "it has no rows of 2030"],
    ["What were sales in the first and third quarter of 2024?", "NOT_IN_TABLE"],
  ])("are refused where the table does not say which: %s", async (question, said) => {
    expect(await answerTo("shop.csv", sales, question)).toContain(said);
  });

  it("the last quarter is the last whole one", async () => {
    expect(await answerTo("shop.csv", sales, "sales in the last quarter")).toContain("in 2024-Q4 is 39");
  });
});
