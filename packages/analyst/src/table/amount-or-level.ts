import { writtenName } from "./header-names.js";
import { nameParts } from "./name-parts.js";

/**
 * Whether a column's numbers can be added up. `amount`: they are added up, such as revenue, units or visits. `level`:
 * they are averaged, such as prices, rates, temperatures or lengths. `unknown`: the column's name does not tell.
 */
export type ColumnNature = "amount" | "level" | "unknown";

/*
 * Words of column names in English, German, French and Spanish. A word is a complete part of a name:
 * `unit_price` has the parts unit and price. Levels come first, because `avg_revenue` and `price_total` are
 * decided by their own words, and values per something are never added up.
 */
const levels: readonly string[] = [
  "price prices preis preise stückpreis einzelpreis prix precio fare tariff cotation quote open high low close adjclose",
  "rate rates ratio quote share shares anteil taux tasa percent percentage pct prozent perc margin marge yield ctr cpc cpm roi",
  "avg average mean median mittel mittelwert durchschnitt moyenne promedio min minimum max maximum std stdev variance",
  "temp temps temperature temperatur température temperatura celsius fahrenheit kelvin anomaly humidity feuchte pressure druck",
  "length länge laenge longueur width breite height höhe hoehe depth tiefe thickness diameter radius altitude elevation distance size größe weight gewicht mass age alter",
  "speed velocity geschwindigkeit wind acceleration horsepower hp torque displacement cylinders mpg efficiency",
  "score scores rating ratings grade note rank index level stand density dichte concentration konzentration co2 ppm ppb ph intensity magnitude direction bearing heading angle yield",
  "capita expect expectancy fertility probability prob confidence delay latency duration response",
  "conversion bmi nps csat satisfaction zufriedenheit bewertung bewertungen tempo pace bpm pulse puls dauer quality qualität correlation churn retention utilization utilisation occupancy auslastung wechselkurs kurs",
];

/** Amounts, the most important for a business first. */
const amounts: readonly string[] = [
  "revenue revenues sales turnover takings receipts proceeds royalties donations amount amounts total totals umsatz umsätze erlös erlöse betrag summe chiffre montant ventes ventas ingresos importe",
  "profit gewinn earnings ertrag bénéfice beneficio gross net spend spending expense expenses cost costs kosten ausgaben budget gasto",
  "count counts quantity qty units unit sold menge anzahl stück stückzahl quantité cantidad orders order bestellungen visits visitors clicks impressions views sessions users customers kunden passengers downloads",
  "population pop people deaths births cases volume hits transactions deposits leads signups registrations subscriptions tickets calls complaints bookings reservations installs likes retweets reposts reshares reblogs comments replies reactions favorites favourites bookmarks upvotes downvotes shipments deliveries parcels returns refunds incidents accidents arrivals departures trips rides hires precipitation rain rainfall snow niederschlag production generation net_generation",
];

/** Matches the last part of compound words, as in German: an Einkaufspreis is a price. */
const levelEnding =
  /(?:preise?|price|quote|temperatur|temperature|geschwindigkeit|dauer|höhe|hoehe|breite|anteil|bewertung|zufriedenheit|prozent|percent|percentage|durchschnitt|auslastung)$/;
const amountEnding =
  /(?:umsatz|kosten|menge|views|visits|betrag|gewinn|anzahl|erlös|ausgaben|einnahmen|revenue)$/;

const wordsOf = (rows: readonly string[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((row, tier) => row.split(" ").map((word): [string, number] => [word, tier])));

const levelWords = wordsOf(levels);
const amountWords = wordsOf(amounts);
/**
 * Plurals that are counts only if the numbers are whole. For example, a post may have 12 shares, but 0.12 shares of a
 * market are not a count.
 */
const countedIfWhole: ReadonlySet<string> = new Set(["shares", "quotes", "conversions"]);
/** Answers on a scale in surveys: `How happy are you? (1-5)`. */
const onScale = /\(\s*\d{1,2}\s*(?:-|–|to|bis)\s*\d{1,3}\s*\)/;
const perSomething = /(^|[ _.-])(per|pro|je|par|por)([ _.-]|$)|%/i;
/**
 * Words that mark a sum regardless of the words next to them. For example, a total price is an amount, although a price
 * is not.
 */
const totalWords: ReadonlySet<string> = new Set(["total", "totals", "sum", "summe", "subtotal", "gesamt"]);

/** Fuels: the consumption of a fuel is one car's for a distance, other consumption is not known to be a rate. */
const fuels = /^(?:fuel|petrol|gasoline|diesel)$/;

/** Whether a column's numbers are medians by its name: `median_age`, `uempmed`. */
export function isOfMedians(name: string): boolean {
  return nameParts(name).some((part) => /^med(?:ian)?$|\w{3}med(?:ian)?$/.test(part));
}

/**
 * Returns whether the numbers of a column can be added up, judged by its name.
 * @param isWhole whether all its numbers are known to be whole and not negative
 */
export function natureOf(name: string, isWhole = false): ColumnNature {
  // The word pH is one part, although its letters change case.
  const all = [...nameParts(name), writtenName(name).trim().toLowerCase()];
  const parts = isWhole ? all.filter((part) => !countedIfWhole.has(part)) : all;
  if (perSomething.test(name) || onScale.test(name)) return "level";
  if (parts.some((part) => totalWords.has(part))) return "amount";
  if (parts.some((part) => fuels.test(part)) && parts.includes("consumption")) return "level";
  if (parts.some((part) => levelWords.has(part) || levelEnding.test(part))) return "level";
  const isCounted = parts.length < all.length;
  return isCounted || parts.some((part) => amountWords.has(part) || amountEnding.test(part))
    ? "amount"
    : "unknown";
}

/**
 * Returns the rank of an amount among several amounts: 0 for revenue and similar amounts, higher for others. Returns
 * `null` for a column that is not an amount.
 */
export function amountTier(name: string): number | null {
  if (natureOf(name) !== "amount") return null;
  return Math.min(...nameParts(name).map((part) => amountWords.get(part) ?? amounts.length));
}
