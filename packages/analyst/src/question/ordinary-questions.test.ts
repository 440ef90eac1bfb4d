import { describe, expect, it } from "vitest";
import { answerTo } from "../testing/answer-to.js";

const rows = (count: number, row: (index: number) => string): string =>
  `${Array.from({ length: count }, (_, index) => row(index)).join("\n")}\n`;

const firms = `name,country,category,sales,profits,assets\n${rows(12, (i) => `F${i},${i % 3 === 0 ? "Japan" : "United States"},${i % 2 === 0 ? "Banking" : "Oil"},${10 + i},${i % 4 === 0 ? -2 : i},${100 - i}`)}`;
const films = `Title,Distributor,Director,Production Budget,IMDB Rating\n${rows(8, (i) => `T${i},${i % 2 === 0 ? "Sun" : "Moon"},D${i},${100 + 10 * i},${9 - i}`)}`;
const cars = `manufacturer,model,year,cyl,cty,hwy\n${rows(12, (i) => `${i % 2 === 0 ? "honda" : "audi"},m${i},${i < 6 ? 1999 : 2008},${i % 3 === 0 ? 4 : 6},${20 + i},${30 + i}`)}`;
const staff = `rank,discipline,sex,salary\n${rows(12, (i) => `${["Prof", "AsstProf", "AssocProf"][i % 3]},${i % 2 === 0 ? "A" : "B"},${i % 4 === 0 ? "Female" : "Male"},${100 + 10 * i}`)}`;
const days = `date,precipitation,temp_max,temp_min,wind,weather\n${rows(731, (i) => `${new Date(Date.UTC(2012, 0, 1 + i)).toISOString().slice(0, 10)},${i % 5},${i < 366 ? 10 : 12},${i < 366 ? 1 : 2},${i % 4},${i % 4 === 0 ? "fog" : "rain"}`)}`;
const flights = `month,day,carrier,flight,origin,dest,dep_delay,air_time\n${rows(40, (i) => `${1 + (i % 2)},${1 + (i % 28)},${i % 2 === 0 ? "UA" : "AA"},${100 + (i % 9)},JFK,${i % 4 === 0 ? "IAH" : "ORD"},${i - 5},${100 + i}`)}`;
const storms = `name,year,wind\n${rows(12, (i) => `${i < 4 ? "ANA" : `S${i}`},${i < 7 ? 2005 : 2020},${30 + i}`)}`;
const models = `model,guzzler,city_mpg,comb_mpg,car_truck,class\n${rows(8, (i) => `m${i},${i < 3 ? "Y" : "N"},${20 + i},${22 + i},${i % 2 === 0 ? "car" : "truck"},${i < 4 ? "Compact Cars" : "Vans"}`)}`;
const rates = `arrival_date,market_segment,reserved_room_type,adults,lead_time,avg_price_per_room\n${rows(24, (i) => `2016-0${1 + (i % 9)}-03,${i % 2 === 0 ? "direct" : "online"},${i % 3 === 0 ? "a" : "b"},2,${i},${100 + i}`)}`;
const schools = `school,county,students,teachers\n${rows(8, (i) => `S${i},${i < 4 ? "Kern" : "Napa"},${100 + 20 * i},${10 + i}`)}`;
const births = `date,births,wday,day_of_week\n${rows(28, (i) => `1978-01-${String(i + 1).padStart(2, "0")},${100 + 10 * (i % 7)},${["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][i % 7]},${1 + (i % 7)}`)}`;
const jobless = `industry,year,month,count,date\n${rows(48, (i) => `${i % 2 === 0 ? "Mining" : "Retail"},${2009 + Math.floor(i / 24)},${1 + (Math.floor(i / 2) % 12)},${i < 24 ? 5 : i === 30 || i === 31 ? 9 : 6},${2009 + Math.floor(i / 24)}-${String(1 + (Math.floor(i / 2) % 12)).padStart(2, "0")}-01`)}`;

const census = `year,age,sex,people\n${rows(8, (i) => `${i < 4 ? 1900 : 2000},${i % 2 === 0 ? 0 : 5},${1 + (Math.floor(i / 2) % 2)},${100 + i}`)}`;
const phones = `Year,N.Amer,Europe,Asia\n${rows(7, (i) => `${i === 0 ? 1951 : 1955 + i},${100 + i},${50 + i},${10 + i}`)}`;
const packs = `state,year,population,packs\n${rows(8, (i) => `S${i % 4},${i < 4 ? 1985 : 1995},${1000 + i},${i < 4 ? 120 : 90}`)}`;
const fruit = `Date,AveragePrice\n${rows(20, (i) => `${new Date(Date.UTC(2017, 0, 1 + 7 * i)).toISOString().slice(0, 10)},${i === 7 ? 3 : 1}`)}`;

const sales = `Month,Region,Sales\n${rows(96, (i) => `${i < 48 ? 2023 : 2024}-${String(1 + (Math.floor(i / 4) % 12)).padStart(2, "0")},${["N", "S", "E", "W"][i % 4]},${i < 48 ? 10 : 20}`)}`;

const economy = `date,pop,unemploy\n2008-01-01,1000,100\n2009-01-01,1000,200\n2010-01-01,1000,300\n`;
const incidents = `date,kind,age\n${rows(6, (i) => `${i < 2 ? 2019 : 2020}-0${i + 1}-03,${i % 2 === 0 ? "grip" : "push"},${20 + i}`)}`;

const homes = `city,type,beds,baths,sqft,price\n${rows(6, (i) => `${i < 3 ? "Elk" : "Galt"},Condo,${1 + (i % 3)},1,${800 + i},${100 * (i + 1)}`)}`;
const planes = `tailnum,year,model,seats\n${rows(10, (i) => `N${i},${1990 + i},${i < 5 ? "A320" : "B737"},${100 + i}`)}`;
const made = `country,year,value\n${["China", "Chad", "Cuba"].map((country, k) => rows(11, (i) => `${country},${2000 + i},${20 + 16 * i + k}`)).join("")}`;
const chips = `company,name,process,released\n${rows(6, (i) => `${i % 2 === 0 ? "AMD" : "Intel"},C${i},14,${i < 4 ? 2018 : 2019}-0${i + 1}-01`)}`;
const runs = `first_name,last_initial,sex,run_time_minutes\n${rows(10, (i) => `P${i},${"ABCDEFGHIJ"[i]},${i % 2 === 0 ? "M" : "F"},${50 + i}`)}`;
const smokers = `gender,age,smoke,amt_weekdays\n${rows(8, (i) => `${i < 4 ? "Female" : "Male"},${20 + i},Yes,${i < 4 ? 7 : 9}`)}`;
const colleges = `College,Private,Apps,Accept\n${rows(6, (i) => `C${i},${i < 3 ? "Yes" : "No"},${2000 + i},${1000 + i}`)}`;

const records = "year,sex,time\n1908,F,95\n1908,M,65\n2004,F,54\n2004,M,48\n";
const credits = `id,loan_amount,term\n${rows(8, (i) => `${i + 1},${200 + i},36`)}`;
const stations = `DATE,TMAX\n${rows(40, (i) => `2016-0${i < 20 ? 6 : 7}-${String((i % 20) + 1).padStart(2, "0")},${i < 20 ? 70 : 85 + (i % 2)}`)}`;

describe("questions that anyone asks who sees a table's header", () => {
  it.each([
    ["forbes.csv", firms, "Which country has the most companies?", "highest for United States: 8"],
    ["forbes.csv", firms, "How many companies made a loss?", "where profits < 0 is 3"],
    ["forbes.csv", firms, "What share of companies made a loss?", "25.0 % of the rows have profits < 0"],
    ["forbes.csv", firms, "How many US companies are in the list?", "where country is United States is 8"],
    [
      "forbes.csv",
      firms,
      "What share of all profits do US companies make?",
      "country is United States: 32 of 48",
    ],
    ["forbes.csv", firms, "Which sector is the most profitable?", "By category"],
    ["films.csv", films, "What was the most expensive film?", "highest for T7: 170"],
    ["films.csv", films, "Which is the best rated film?", "highest for T0: 9"],
    ["films.csv", films, "Which distributor had the highest total budget?", "highest for Moon: 560"],
    ["cars.csv", cars, "Which manufacturer has the best city mileage?", "highest for audi: 26"],
    [
      "mpg.csv",
      cars,
      "What is the average highway mileage of cars with 4 cylinders?",
      "where cyl is 4 is 34.50",
    ],
    ["salaries.csv", staff, "What is the average salary of a professor?", "where rank is Prof is 145"],
    ["salaries.csv", staff, "How many associate professors are there?", "where rank is AssocProf is 4"],
    ["salaries.csv", staff, "What does an assistant professor earn?", "where rank is AsstProf is 155"],
    ["weather.csv", days, "What is the average wind speed when it is foggy?", "where weather is fog is 0"],
    ["weather.csv", days, "How much rain fell in 2013?", "in 2013 is 730"],
    ["weather.csv", days, "Was 2013 warmer than 2012?", "the average of temp_max rose from 10 to 12"],
    [
      "weather.csv",
      days,
      "In which month was the maximum temperature highest on average?",
      "the average of temp_max is highest",
    ],
    ["flights.csv", flights, "Which destination has the most flights?", "highest for ORD: 30"],
    [
      "storms.csv",
      storms,
      "In which year were there the most storms (different names)?",
      "highest in 2020: 5",
    ],
    [
      "epa.csv",
      models,
      "How many of these models are gas guzzlers (guzzler = Y)?",
      "where guzzler is Y is 3",
    ],
    [
      "epa.csv",
      models,
      "By class, which vehicles have the best combined mileage (comb_mpg) on average?",
      "By class, the average of comb_mpg is highest for Vans",
    ],
    [
      "hotels.csv",
      rates,
      "Which market segment pays the highest price per room on average?",
      "By market_segment, the average of avg_price_per_room is highest for online",
    ],
    [
      "schools.csv",
      schools,
      "How many students are there for each teacher in Kern county?",
      "county is Kern is 11.30",
    ],
    ["census.csv", census, "How many children under five were there in 1900?", "is 202"],
    [
      "cigarettes.csv",
      packs,
      "How many packs of cigarettes per person (packs) did the states average in 1985, and how many in 1995?",
      "from 120 to 90",
    ],
    ["fruit.csv", fruit, "In which week was the average price at its highest?", "highest in 2017-02-19: 3"],
    [
      "sales.csv",
      sales,
      "What are the average sales per month?",
      "is 60 per month on average, over 24 of them",
    ],
    [
      "sales.csv",
      sales,
      "What are average monthly sales in 2024?",
      "is 80 per month on average, over 12 of them",
    ],
    [
      "jobs.csv",
      economy,
      "How did the number of unemployed change between 2008 and 2010?",
      "from 100 to 300",
    ],
    [
      "use-of-force.csv",
      incidents,
      "How many more uses of force were recorded in 2020 than in 2019?",
      "the count of rows rose from 2 to 4",
    ],
    ["homes.csv", homes, "How many houses have three bedrooms?", "where beds is 3 is 2"],
    ["homes.csv", homes, "What is the most expensive house?", "The maximum of price is 600"],
    ["planes.csv", planes, "Which plane has the most seats?", "highest for N9: 109"],
    [
      "vehicles.csv",
      made,
      "How did the number of vehicles made in China change from 2000 to 2010?",
      "from 20 to 180",
    ],
    ["processors.csv", chips, "How many processors did AMD release in 2018?", "where company is AMD is 2"],
    [
      "fun-run.csv",
      runs,
      "What was the average time of the women (run_time_minutes)?",
      "where sex is F is 55",
    ],
    ["films.csv", films, "How many of these films did D3 direct?", "it has one row where Director = D3"],
    [
      "smoking.csv",
      smokers,
      "How many cigarettes do women smoke on a weekday on average (amt_weekdays)?",
      "is 7",
    ],
    [
      "swim-records.csv",
      records,
      "By how many seconds did the women's record improve from 1908 to 2004?",
      "by 41",
    ],
    ["stations.csv", stations, "What was the average daily maximum (TMAX) in July 2016?", "is 85.50"],
    ["births.csv", births, "On which day of the week (wday) are the fewest babies born?", "lowest for Sun"],
    [
      "unemployment.csv",
      jobless,
      "In which month was the number of unemployed (count) at its highest?",
      "highest in 2010-04: 18",
    ],
  ])("%s: %s%s", async (file, table, question, expected) => {
    expect(await answerTo(file, table, question)).toContain(expected);
  });

  it.each([
    ["flights.csv", flights, "What is the longest flight?", "tell things apart"],
    ["flights.csv", flights, "Which day had the most flights?", "days of the month without a year"],
    ["forbes.csv", firms, "Which country has the most hospitals?", 'no column of numbers for "hospitals"'],
    ["forbes.csv", firms, "How many companies were founded by women?", "cannot answer this"],
    ["swim-records.csv", records, "Who holds the record?", "cannot answer this"],
    ["loans.csv", credits, "How many borrowers have a second income?", "cannot answer this"],
    [
      "colleges.csv",
      colleges,
      "What is the average acceptance rate?",
      "asks for a rate, and no column holds one",
    ],
    [
      "phones.csv",
      phones,
      "How did the number of phones change from 1951 to 1961?",
      "each row is a time of Year",
    ],
    ["hotels.csv", rates, "How many bookings were cancelled?", '"cancelled"'],
  ])("%s: refuses %s%s", async (file, table, question, reason) => {
    expect(await answerTo(file, table, question)).toContain(reason);
  });
});
