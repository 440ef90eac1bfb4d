import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const races = `district,D,R,IncParty,open,contested
1,111650,49663,D,False,True
2,54829,108002,R,False,True
3,54829,0,R,True,False
4,5482,7000,D,False,True
`;
const people = `name,height,mass,homeworld
Luke,172,77,Tatooine
C-3PO,167,75,Tatooine
Leia,150,49,Alderaan
Chewie,228,112,Kashyyyk
`;
const sales = "shop,product,units\nA,tea,3\nB,tea,4\nA,mug,1\n";
const mammals =
  "name,order,sleep\nCheetah,Carnivora,12\nCow,Artiodactyla,4\nDog,Carnivora,10\nRoe,Artiodactyla,3\nFox,Carnivora,10\n";
const wages = `wage,educ,region,gender,occupation,habit,shop,web
5,8,south,female,worker,smoker,3,2
9,12,south,male,services,nonsmoker,4,3
9,12,north,male,worker,smoker,5,4
7,10,south,female,services,nonsmoker,3,2
8,11,north,female,worker,nonsmoker,2,1
`;
const panel =
  "age,earnings,hours\n30,20000,2000\n40,30000,1900\n25,10000,900\n51,45000,2100\n45,40000,2000\n";

describe("nouns for the rows of a table", () => {
  it.each([
    ["house_races.csv", races, "How many of the seats were contested?", "where contested is true is 3"],
    ["house_races.csv", races, "How many of the races were not contested?", "where contested is false is 1"],
    ["star_people.csv", people, "Who is the tallest character?", "height is highest for Chewie: 228"],
    ["star_people.csv", people, "Which homeworld do most characters come from?", "highest for Tatooine: 2"],
    ["mammals.csv", mammals, "Which order has the most animals?", "highest for Carnivora: 3"],
    ["wages.csv", wages, "How many of the workers live in the south?", "where region is south is 3"],
    ["wages.csv", wages, "How many women work in the south?", "gender is female and region is south is 2"],
    ["wages.csv", wages, "What is the average wage of people who smoke?", "where habit is smoker is 7"],
    [
      "wages.csv",
      wages,
      "How are the years of education (educ) distributed?",
      "Half of the 5 values of educ lie between",
    ],
    [
      "wages.csv",
      wages,
      "How much cheaper is it online (web) than in the store (shop), on average?",
      "The average of shop - web is 1",
    ],
    [
      "panel.csv",
      panel,
      "Is there a correlation between hours and earnings?",
      "their correlation over 5 rows is 0.787",
    ],
  ])("%s: %s %s", async (name, content, question, said) => {
    expect(await answerTo(name, content, question)).toContain(said);
  });

  it.each([
    ["wages.csv", wages, "What is the average wage of those whose fathers smoke?"],
    ["house_races.csv", races, "How many of the votes were contested?"],
    ["house_races.csv", races, "How many of the seats were red?"],
    ["sales.csv", sales, "How many characters are there?"],
    ["sales.csv", sales, "Which shop has the most species?"],
    ["panel.csv", panel, "Is there a correlation between hours and weeks?"],
  ])("%s: %s is refused", async (name, content, question) => {
    expect(await answerTo(name, content, question)).toMatch(/^[A-Z_]+: /);
  });
});
