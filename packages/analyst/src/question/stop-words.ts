const rows: readonly string[] = [
  // Articles, pronouns, prepositions, conjunctions.
  "a an the this that these those its it their them they there his her he she we our us i my me you your one ones other others each every any some all both either such same own itself themselves",
  "whats whos hows wheres",
  "of in on at for from to by with within without into onto out over under than as per about among amongst across between during through throughout via up down off around near like versus vs against and or but nor so if because while when where which what who whom whose why how also too only just ever even not no",
  // Auxiliary verbs, and verbs with little meaning by themselves.
  "is are was were be been being am do does did done has have had having can could will would shall should may might must get gets got gotten getting go goes went come comes came give gives given gave show shows showed shown tell tells say says said find found see seen look looks list name named names named call called make makes made take takes took taken stand stands stood lie lay belong belongs belonging include includes included contain contains exist exists occur occurs occurred happen happens happened appear appears reach reached reaches recorded record reported report observed measured registered held hold holds live lives lived living work works receive received experience experienced achieve achieved produce produced fall fell know known let want need answer please became become turn turned run ran account accounts accounted",
  // Words of questions and computations, which cues read before.
  "many much more most less least fewer fewest few amount amounts number numbers value values figure figures total totals sum overall altogether together combined whole entire entirety in-all count average averages mean median typical usual usually normally level levels reading readings measurement measurements size share percentage percent proportion fraction rate rates difference different distinct unique various separate rise rose risen fell drop dropped decline declined grow grew grown growth increase increased decrease decreased change changed changes improve improved gain gained lose lost cut cuts compare compared comparison higher lower greater larger smaller bigger better worse highest lowest largest smallest biggest greatest maximum minimum max min top bottom best worst first last peak top-ranked ranked rank ranking record drove drive drives driving driver drivers contribute contributed contributions contribution explain explains cause causes caused reason reasons lead leads led behind develop developed development evolve evolved trend trends time times over-time period periods data table dataset collection file row rows record records entry entries observation observations case cases list item items sample set available given there here so far yet still now currently recent recently latest ago back kind kinds type types sort sorts category categories group groups class classes thing things point points unit units term terms relationship correlation connection link relation association",
  "year years month months quarter quarters week weeks day days daily weekly monthly quarterly yearly annual annually hour hours decade decades century season date dates half weekday weekdays weekend",
  "large small big great high low long short good bad old new main major roughly approximately exactly about actual actually really respectively individual single per-capita common commonly frequent frequently often times mostly least",
];

const words: ReadonlySet<string> = new Set(rows.flatMap((row) => row.split(" ")));

/**
 * Whether a word on its own does not refer to the table: it belongs to the grammar of questions, or names an operation.
 */
export function isStopWord(word: string): boolean {
  return words.has(word.toLowerCase());
}
