import { nameParts } from "../../table/name-parts.js";
import { stemOf, type Token } from "../token.js";
import type { Vocabulary } from "../vocabulary.js";

/**
 * Kinds of things, and the parts of column names that are typical of tables of such things. A table must have two
 * different parts, because one may occur in any table.
 */
const kinds: readonly [nouns: string, parts: string][] = [
  [
    "company firm business corporation enterprise",
    "profit profits assets marketvalue marketcap revenue revenues sales employees ceo ticker industry headquarters",
  ],
  [
    "car vehicle automobile",
    "mpg cty hwy mileage cyl cylinders horsepower hp displ displacement disp trans transmission drivetrain drv",
  ],
  [
    "house home property dwelling apartment flat",
    "bedrooms beds bathrooms baths sqft garage lotsize fireplace livingarea",
  ],
  ["movie film", "director imdb mpaa gross genre distributor boxoffice runtime"],
  ["song track", "artist album tempo danceability loudness"],
  ["book", "author authors isbn pages publisher"],
  ["earthquake quake", "magnitude mag depth stations"],
  ["diamond gem stone", "carat cut clarity"],
  ["passenger", "pclass embarked cabin fare survived sibsp"],
  ["flight", "carrier airline origin dest destination dep arr tailnum"],
  ["flower plant", "sepal petal"],
  ["player", "team position goals assists rebounds"],
  ["booking reservation stay", "adults children babies nights lead room arrival guests checkin"],
  [
    "developer programmer coder",
    "coded yearscoded opensource hobby companysize companysizenumber remote languages",
  ],
  [
    "borrower loan mortgage",
    "loan interest term purpose installment ownership funded int rate grade subgrade deny denied lvrat principal",
  ],
  ["customer client", "churn tenure contract balance limit plan"],
  ["patient", "diagnosis treatment dose bmi glucose cholesterol tumor"],
  ["baby newborn infant", "gestation birthweight mage fage bwt smoke premature premie"],
  ["stop", "officer citation search precinct searched"],
  ["wine", "acidity sulphates vintage grape"],
  ["bill", "tip tips bill dinner lunch waiter server"],
  ["crash accident collision occupant", "airbag seatbelt injury injuries frontal collision belted helmet"],
  ["student pupil", "gpa sat act math reading writing verbal gre grade exam absences school homework"],
  ["worker employee earner", "wage wages salary experience occupation union tenure education hours"],
  ["voter respondent", "vote voted party ideology turnout poll"],
  ["mother pregnancy", "gestation birthweight bwt fage smoke premature premie parity"],
  ["storm hurricane cyclone", "wind pressure category landfall damage"],
  ["horse runner race", "jockey odds finish distance lap furlongs"],
  ["game match", "home away opponent opp score goals margin attendance referee"],
  ["email message", "spam subject attach characters"],
  ["inmate prisoner defendant arrest", "sentence sentenced bail prior charge convicted recid race"],
  ["tree", "dbh girth diameter bark species height"],
  ["specimen", "species weight sex bodywt brainwt hindfoot beak bill flipper tail"],
  ["rental ride trip", "bike pickup dropoff distance duration fare"],
  ["tweet post article", "likes shares retweets url author published comments"],
  ["planet", "orbit moons radius mass discovered"],
  ["hotel listing", "nightly room rooms host rating reviews price"],
  ["claim policy", "premium insured deductible claims payout"],
  ["volunteer subject participant", "treatment group baseline pretest posttest placebo trial arm"],
];

const known = kinds.map(
  ([nouns, parts]) => [new Set(nouns.split(" ").map(stemOf)), new Set(parts.split(" "))] as const,
);

const minParts = 2;

/**
 * Whether a noun names the rows of a table, judged by its column names. For example, the rows are `companies` if the
 * columns are called sales, profits and assets.
 */
export function isKindOfRows({ stem }: Pick<Token, "stem">, { table }: Pick<Vocabulary, "table">): boolean {
  const named = known.filter(([nouns]) => nouns.has(stem));
  if (named.length === 0) return false;
  const parts = new Set(table.columns.flatMap(({ name }) => [...nameParts(name), name.toLowerCase()]));
  return named.some(([, own]) => [...parts].filter((part) => own.has(part)).length >= minParts);
}
