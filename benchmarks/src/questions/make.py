"""Writes the tables and the questions of `pnpm bench questions`: invented numbers, and answers that pandas computes from them.

Run it in this folder after a change: python3 make.py"""
import json
import random

import pandas as pd

draw = random.Random(30)
questions = []


def table(name, rows):
    frame = pd.DataFrame(rows)
    if name.endswith(".json"):
        frame.to_json(f"tables/{name}", orient="records")
    else:
        frame.to_csv(f"tables/{name}", index=False)
    return frame


def ask(file, question, **expected):
    questions.append({"file": file, "question": question, "expected": expected})


def first(series, highest=True):
    series = series.sort_values(ascending=not highest)
    return {"member": str(series.index[0]), "value": float(series.iloc[0])}


orders = table("orders.csv", [
    {
        "order_date": f"{year}-{month:02}-{draw.randint(1, 28):02}",
        "region": draw.choice(["North", "South", "East", "West"]),
        "segment": draw.choice(["Consumer", "Corporate", "Home Office"]),
        "sub_category": draw.choice(["Chairs", "Tables", "Phones", "Paper"]),
        "units": draw.randint(1, 9),
        "sales": round(draw.uniform(20, 400), 2),
        "profit": round(draw.uniform(-60, 90), 2),
        "discount_rate": draw.choice([0, 0.1, 0.2, 0.3]),
    }
    for year in (2021, 2022, 2023) for month in range(1, (7 if year == 2023 else 12) + 1) for _ in range(6)
])
orders["day"] = pd.to_datetime(orders.order_date)
year = orders.day.dt.year
half = orders[orders.day.dt.month <= 7]
by_year = orders.groupby(year).sales.sum()
ask("orders.csv", "How did sales change from 2021 to 2022?", before=by_year[2021], after=by_year[2022])
same = half.groupby(half.day.dt.year).sales.sum()
ask("orders.csv", "How do sales so far in 2023 compare with the same months of 2022?", before=same[2022], after=same[2023])
ask("orders.csv", "Which sub-category lost the most money in total?", **first(orders.groupby("sub_category").profit.sum(), False))
ask("orders.csv", "What were total sales to consumers in the North?", value=orders[(orders.segment == "Consumer") & (orders.region == "North")].sales.sum())
ask("orders.csv", "What is the average discount rate in the West?", value=orders[orders.region == "West"].discount_rate.mean())
ask("orders.csv", "How many orders were over 300 in sales?", value=(orders.sales > 300).sum())
ask("orders.csv", "Which region sold the most units in 2022?", **first(orders[year == 2022].groupby("region").units.sum()))
ask("orders.csv", "What is the profit per unit (profit divided by units)?", value=orders.profit.sum() / orders.units.sum())
quarter = lambda q, y: orders[(orders.day.dt.quarter == q) & (year == y)].sales.sum()
ask("orders.csv", "How did sales change between Q1 2021 and Q1 2022?", before=quarter(1, 2021), after=quarter(1, 2022))
month = lambda m, y: orders[(orders.day.dt.month == m) & (year == y)].units.sum()
ask("orders.csv", "How did the number of units change from January to March 2022?", before=month(1, 2022), after=month(3, 2022))
ask("orders.csv", "What share of sales came from the South in 2021?", value=orders[(orders.region == "South") & (year == 2021)].sales.sum() / by_year[2021])
ask("orders.csv", "How did sales in Canada change from 2021 to 2022?", refused=True)
ask("orders.csv", "What did we spend on advertising in 2022?", refused=True)
ask("orders.csv", "How did sales change from 2018 to 2019?", refused=True)

ages = draw.sample(range(210, 650), 120)
staff = table("staff.csv", [
    {
        "name": f"Person {number}",
        "sex": draw.choice(["Female", "Male"]),
        "department": draw.choice(["Sales", "Research_Development", "Finance"]),
        "age": ages[number] / 10,
        "monthly_income": draw.randint(2500, 9500),
        "total_working_years": draw.randint(0, 40),
        "over_time": draw.choice(["Yes", "No", "No"]),
        "attrition": draw.choice(["Yes", "No", "No", "No"]),
    }
    for number in range(120)
])
ask("staff.csv", "What share of the employees who work overtime left the company (attrition)?", value=(staff[staff.over_time == "Yes"].attrition == "Yes").mean())
ask("staff.csv", "Do women earn more than men on average?", **first(staff.groupby("sex").monthly_income.mean()))
ask("staff.csv", "What do people in finance earn per month on average?", value=staff[staff.department == "Finance"].monthly_income.mean())
ask("staff.csv", "Who is the oldest?", **first(staff.set_index("name").age))
ask("staff.csv", "How many employees are older than 50?", value=(staff.age > 50).sum())
ask("staff.csv", "What is the median age of the women?", value=staff[staff.sex == "Female"].age.median())
ask("staff.csv", "How many employees are there in each department?", **first(staff.groupby("department").size()))
ask("staff.csv", "How many employees work in logistics?", refused=True)

sensors = table("storms.csv", [
    {"name": name, "year": 2010 + number % 4, "month": draw.randint(6, 11), "category": draw.choice(["tropical storm", "hurricane"]), "wind": draw.randint(30, 150), "pressure": draw.randint(910, 1010)}
    for number, name in enumerate(["Ada", "Bea", "Cyd", "Dora", "Eli", "Fay", "Gus", "Hal", "Ida", "Jon"]) for _ in range(7)
])
ask("storms.csv", "Which storm had the strongest wind in 2011?", **first(sensors[sensors.year == 2011].groupby("name").wind.max()))
ask("storms.csv", "How many storms were there in 2012?", value=sensors[sensors.year == 2012].name.nunique())
ask("storms.csv", "What was the average pressure of hurricanes?", value=sensors[sensors.category == "hurricane"].pressure.mean())

rents = table("rents.csv", [
    {"state": state, "variable": variable, "estimate": draw.randint(500, 1500) * (30 if variable == "income" else 1), "moe": draw.randint(2, 40)}
    for state in ("Ohio", "Texas", "Utah", "Iowa", "Maine") for variable in ("income", "rent")
])
ask("rents.csv", "Which state has the highest rent?", **first(rents[rents.variable == "rent"].set_index("state").estimate))
ask("rents.csv", "What is the average estimate by state?", refused=True)

people = table("people.csv", [
    {"country": country, "year": y, "pop": base * (100 + 2 * (y - 2000)) // 100, "life_expectancy": round(draw.uniform(60, 80), 1)}
    for country, base in (("Norway", 4_500_000), ("Ghana", 19_000_000), ("Peru", 26_000_000), ("Fiji", 800_000)) for y in range(2000, 2021, 5)
])
ask("people.csv", "Which country had the most people in 2020?", **first(people[people.year == 2020].set_index("country")["pop"]))
ghana = people[people.country == "Ghana"].set_index("year")
ask("people.csv", "By how much did the population of Ghana grow between 2000 and 2020?", before=ghana["pop"][2000], after=ghana["pop"][2020])
ask("people.csv", "In which year was life expectancy in Peru at its lowest?", **first(people[people.country == "Peru"].set_index("year").life_expectancy, False))
ask("people.csv", "What was the population of Ghana in 2008?", refused=True)
ask("people.csv", "What was the fertility rate of Ghana in 2010?", refused=True)

deaths = [
    {"cause": cause, "year": y, "deaths": draw.randint(10, 90)}
    for cause in ("Flood", "Storm", "Fire") for y in range(1990, 2010)
]
disasters = table("disasters.csv", deaths + [
    {"cause": "All disasters", "year": y, "deaths": sum(row["deaths"] for row in deaths if row["year"] == y)} for y in range(1990, 2010)
])
parts = disasters[disasters.cause != "All disasters"]
decade = parts.groupby(parts.year // 10).deaths.sum()
ask("disasters.csv", "How many people died in disasters in the 1990s, and how many in the 2000s?", before=decade[199], after=decade[200])
ask("disasters.csv", "Which cause killed the most people in the 1990s?", **first(parts[parts.year < 2000].groupby("cause").deaths.sum()))

rates = table("unemployment.csv", [
    {"Year": y, **{name: round(draw.uniform(3, 10), 1) for name in ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")}}
    for y in range(1990, 1996)
]).set_index("Year")
ask("unemployment.csv", "What was the average value in 1993?", value=rates.loc[1993].mean())
ask("unemployment.csv", "What was the average value in March 1994?", value=rates.loc[1994, "Mar"])


def plain(value):
    return value.item() if hasattr(value, "item") else value


with open("questions.json", "w") as file:
    rows = [{**entry, "expected": {key: plain(value) for key, value in entry["expected"].items()}} for entry in questions]
    file.write("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n")
print(len(questions), "questions")
