import { stemOf } from "./token.js";

/*
 * Synonyms in questions and column names. A word may be in several rows. A column matches if its name and the
 * question share a row.
 */
const rows: readonly string[] = [
  "price cost costs expensive cheap costly dear dearest pay paid charge fare priced",
  "salary wage wages earn earned earner pay paid income earnings compensation payroll",
  "revenue revenues receipts sales sale turnover sell sold takings umsatz",
  "gross grossed takings earn earned box office money revenue earning",
  "profit profits profitable earnings loss losses profitability",
  "budget spend spends spent spending expenditure expenditures expense expend",
  "loan loans borrow borrows borrowed borrowing lend lends lent lending",
  "population pop person inhabitant inhabitants resident residents populous populated",
  "capita head",
  "individual individuals person persons people",
  "death deaths die died dead kill killed deadly deadliest fatality fatalities fatal victim victims casualty casualties mortality",
  "birth births born birthrate natality baby babies newborn newborns",
  "precipitation precip prcp rain rained rainfall rainy wet wettest",
  "snow snowed snowfall snowy",
  "temperature temp temperatures hot hottest warm warmest cold coldest cool degree degrees celsius fahrenheit",
  "wind windy windiest",
  "weight wt heavy heavier heaviest mass bodyweight weigh weighs weighed light lightest bodyweight",
  "height tall taller tallest",
  "elevation altitude height",
  "length long longer longest short shortest",
  "width wide widest",
  "depth deep deepest",
  "age old older oldest young younger youngest aged",
  "speed fast faster fastest slow slowest velocity",
  "duration runtime minutes long longest short shortest lasted last length time waiting",
  "mpg mileage gallon fuel economy economical efficient efficiency consumption",
  "horsepower hp power powerful",
  "distance far farthest furthest",
  "magnitude mag strong strongest",
  "passenger passengers traveller travellers traveler travelers",
  "unemployment unemployed unemploy unemp jobless joblessness unrate",
  "employment employed jobs job workers worker employee employees workforce staff",
  "bike bikes biker bikers bicycle bicycles cyclist cyclists",
  "applicant applicants application applications apply applies applied",
  "rating rated score scored scores stars grade graded rate",
  "vote votes voted voter voters ballot",
  "area large size acreage land sqft",
  "bedroom bedrooms beds bed",
  "bathroom bathrooms baths bath",
  "gdp output economy domestic product rich richest wealthy wealth prosperous",
  "income rich richest wealthy earn earned earning earnings",
  "emission emissions co2 carbon emitted emit",
  "accident accidents crash crashes collision",
  "survival survived survive survivor survivors alive",
  "bill check spend spent bills",
  "delay delayed late lateness delays",
  "departure dep depart departed departing departures",
  "arrival arr arrive arrived arriving arrivals",
  "migrant migrants migrate migrated immigrant immigrants emigrants moved migration",
  "invest investment investments invested investing",
  "house houses home homes housing property properties dwelling",
  "car cars vehicle vehicles automobile auto autos",
  "crime crimes offence offences criminal",
  "murder murders murdered homicide homicides murderous",
  "country countries nation nations ctry cntry",
  "state states",
  "city cities town towns",
  "region regions area areas",
  "sex gender man male",
  "sex gender woman female",
  "company companies firm firms corporation corporations business businesses",
  "airline airlines carrier carriers",
  "maker makers manufacturer manufacturers brand brands make producer",
  "movie movies film films picture",
  "destination destinations dest received arriving into",
  "origin origins source sources",
  "weather conditions",
  "pupil pupils student students learner learners",
  "teacher teachers",
  "smoker smokers smoke smoked smoking smokes cigarette cigarettes tobacco",
  "drink drinks drinking drank alcohol beer",
  "education school schooling educated",
  "marriage married marry marital wed",
  "child children kids kid",
  "hour hours hrs hourly",
  "year years yr yrs yearly annual annually",
  "month months monthly",
  "week weeks weekly",
  "day days daily",
  "pollution pollutant ozone",
  "life lifespan longevity",
  "fertility children births",
  "party parties",
  "president presidents potus",
  "percentage percent perc pct proportion share",
  "export exports exported",
  "import imports imported",
  "production produced produce output yield harvest",
  "inflation cpi prices",
  "interest tbilrate",
  "loan loans lend lent lending",
  "consumption consume consumed realcons",
  "visitor visitors tourists tourist arrivals guests visits",
  "species kind",
  "sector sectors industry industries branch branches category",
  "title titles",
  "calorie calories kcal energy",
  "disease illness sick",
  "victim victims",
  "team teams club clubs",
  "player players athlete",
  "score points goals runs",
  "religion religions religious",
  "win wins won winner victories",
  "losses lost lose loses losing defeat defeats",
  "high highest maximum max peak upper",
  "low lowest minimum min lower",
  "customer customers client clients buyer buyers",
  "order orders ordered",
  "quantity qty units",
];

const conceptsByStem = new Map<string, Set<number>>();
for (const [index, row] of rows.entries()) {
  for (const word of row.split(" ")) {
    const stem = stemOf(word);
    const concepts = conceptsByStem.get(stem) ?? new Set();
    conceptsByStem.set(stem, concepts.add(index));
  }
}

/** Whether two words, given by their stems, are synonyms. */
export function meanTheSame(a: string, b: string): boolean {
  if (a === b) return true;
  const concepts = conceptsByStem.get(a);
  const others = conceptsByStem.get(b);
  if (concepts === undefined || others === undefined) return false;
  for (const concept of concepts) if (others.has(concept)) return true;
  return false;
}

const wordsByConcept = rows.map((row) => row.split(" "));

/** Returns the synonyms of a word, given by its stem. */
export function synonymsOf(stem: string): string[] {
  return [...(conceptsByStem.get(stem) ?? [])].flatMap((concept) => wordsByConcept[concept] ?? []);
}

/**
 * Adjectives and adverbs that imply both a measure and an order: the most expensive, the cheapest, the
 * busiest.
 */
export interface Superlative {
  /** Words that may name the column of the superlative. */
  readonly measure: readonly string[];
  readonly order: "desc" | "asc";
}

const superlativeRows: readonly [words: string, order: "desc" | "asc", measure: string][] = [
  ["expensive costly priciest costliest dear dearer dearest", "desc", "price cost"],
  ["cheap cheapest cheaper", "asc", "price cost"],
  ["hottest warmest hot warm hotter warmer", "desc", "temperature max"],
  ["coldest coolest cold colder cooler", "asc", "temperature min"],
  ["fast fastest quickest faster", "desc", "speed"],
  ["slow slowest slower", "asc", "speed"],
  ["tallest tall taller", "desc", "height"],
  ["heaviest heavy heavier", "desc", "weight"],
  ["lightest lighter", "asc", "weight"],
  ["oldest old older", "desc", "age"],
  ["youngest young younger", "asc", "age"],
  ["longest longer", "desc", "length duration"],
  ["shortest shorter", "asc", "length duration height"],
  ["wettest rainiest wet", "desc", "precipitation"],
  ["driest dry", "asc", "precipitation"],
  ["windiest", "desc", "wind"],
  ["richest wealthiest richer wealthier", "desc", "income gdp"],
  ["poorest poorer", "asc", "income gdp"],
  ["populous populated", "desc", "population"],
  ["deadliest deadly", "desc", "death"],
  ["strongest powerful", "desc", "magnitude power"],
  ["profitable", "desc", "profit"],
  ["farthest furthest", "desc", "distance"],
  ["deepest", "desc", "depth"],
  ["efficient economical", "desc", "mpg efficiency"],
  ["popular", "desc", "count"],
  ["busiest", "desc", "passengers count"],
];

const superlatives = new Map<string, Superlative>(
  superlativeRows.flatMap(([words, order, measure]) =>
    words.split(" ").map((word): [string, Superlative] => [word, { order, measure: measure.split(" ") }]),
  ),
);

const positives =
  /^(?:cheap|costly|dear|expensive|hot|warm|cold|fast|slow|tall|heavy|old|young|wet|dry|populous|populated|deadly|powerful|profitable|efficient|economical|popular)$/;

/**
 * Returns the sort order for a word, as in `youngest` and `most populous`. Returns `null` if the word is not a
 * superlative, as in `young customers`.
 */
export function orderAsked(word: string, before: string): "desc" | "asc" | null {
  if (positives.test(word) && !/^(?:most|least|more|less)$/.test(before)) return null;
  return superlatives.get(word)?.order ?? null;
}

/** Returns the meaning of a superlative; `undefined` if the word is not one. */
export function superlativeOf(word: string): Superlative | undefined {
  return superlatives.get(word);
}
