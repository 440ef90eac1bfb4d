/**
 * The example commands in the help of each command, by its name. A test executes them in order in a folder with the
 * files that they name, so a later example can use the result of an earlier one.
 */
export const examples: Readonly<Record<string, readonly string[]>> = {
  "": [
    'concordat ask "Which city has the oldest university in Estonia?" --schema city.json --model mistral',
    "concordat parse ticket.json --explain < answer.txt",
    "concordat init tickets --from ~/concordat/out/packages",
  ],
  ask: [
    'concordat ask "Which city has the oldest university in Estonia?" --schema city.json --model mistral',
    'concordat ask "Classify this mail." --about mail.txt --schema ticket.json --model mistral',
    'concordat ask "Classify this mail." --many mails.ndjson --schema ticket.json --out answers.ndjson --model mistral',
  ],
  "ask worker": [
    "concordat ask worker --journal postgres://ada@db/batches --model mistral --concurrency 4",
    "concordat ask worker --journal postgres://ada@db/batches --name mails --model mistral",
  ],
  models: [
    "concordat models --contract ticket.json --inputs mails.ndjson --models mistral,qwen3:4b",
    "concordat models --contract ticket.json --inputs mails.ndjson --models mistral --json",
  ],
  parse: [
    "concordat parse ticket.json --explain < answer.txt",
    "concordat parse ticket.json answer.txt",
    "concordat parse ticket.json --ndjson < texts.ndjson",
  ],
  validate: ["concordat validate post feed.json", "concordat validate ticket.json tickets.ndjson --json"],
  import: [
    "concordat import posts toots.csv --time-zone Europe/Berlin --out posts.ndjson",
    "concordat import profiles people.csv --field interests=likes --out people.ndjson",
  ],
  schema: [
    "concordat schema",
    "concordat schema post --list > feed.schema.json",
    "concordat schema ticket.json --engine llama --explain",
  ],
  diff: [
    "concordat diff agent-decision/v1 agent-decision/v2",
    "concordat diff ticket.json ticket-next.json --check",
  ],
  decide: [
    "concordat decide --profiles profiles.json --feed feed.json --model mistral --out decisions.ndjson",
    "concordat decide --profiles profiles.json --feed feed.json --model mistral --out decisions.ndjson --resume",
    "concordat decide --profiles profiles.json --feed feed.json --model mistral --limit 2 --json",
  ],
  simulate: [
    "concordat simulate scenario.json --out out/run --model mistral",
    "concordat simulate report out/run",
    "concordat simulate verify out/run",
  ],
  "simulate resume": [
    "concordat simulate resume out/run --model mistral",
    "concordat simulate resume out/run --model mistral --max-minutes 60",
  ],
  "simulate fork": [
    "concordat simulate fork out/run --at 1 --change change.json --out out/fork --model mistral",
    "concordat simulate compare out/run out/fork",
  ],
  "simulate ensemble": [
    "concordat simulate ensemble scenario.json --runs 2 --out out/street --model mistral",
    "concordat simulate ensemble scenario.json --runs 2 --out out/street-drawn-anew --redraw --model mistral",
  ],
  "simulate sweep": [
    "concordat simulate sweep sweep.json --out out/sweep --model mistral",
    "concordat simulate resume out/sweep --model mistral",
  ],
  "simulate preview": [
    "concordat simulate preview surveyed.json",
    "concordat simulate preview surveyed.json --question support --form turns",
  ],
  "simulate verify": ["concordat simulate verify out/run", "concordat simulate verify out/street --json"],
  "simulate compare": [
    "concordat simulate compare out/run out/fork",
    "concordat simulate compare out/street out/street-drawn-anew --size 5% --out comparison.json",
  ],
  "simulate export": [
    "concordat simulate export out/run --out tables",
    "concordat simulate export out/street --out street-tables",
    "concordat simulate export out/run --out tables-for-a-spreadsheet --csv --spreadsheet-safe",
  ],
  "simulate show": [
    "concordat simulate show out/run --agent mara",
    "concordat simulate show out/run --agent mara --post a",
  ],
  "simulate ask": [
    'concordat simulate ask out/run "Why did you like that?" --agent mara --model mistral',
    'concordat simulate ask out/run "Why did you like that?" --agent mara --model mistral --json',
  ],
  "simulate decisions": [
    "concordat simulate decisions out/run --choice LIKE",
    "concordat simulate decisions out/street --round 1 --json",
  ],
  "simulate answers": [
    "concordat simulate answers out/surveyed --question support",
    "concordat simulate answers out/surveyed --answer yes --json",
  ],
  "simulate report": [
    "concordat simulate report out/run",
    "concordat simulate report comparison.json --html comparison.html",
  ],
  "simulate plot": [
    "concordat simulate plot out/run --out adoption.svg",
    "concordat simulate plot out/run --by segment --out segments.svg",
    "concordat simulate plot out/run --spread a --out spread.svg",
  ],
  "simulate relevance": [
    "concordat simulate relevance scenario.json > relevance.csv",
    "concordat simulate relevance scenario.json --model model.gguf --json",
    "concordat simulate relevance scenario.json --embeddings ollama:nomic-embed-text > similarity.csv",
  ],
  "simulate worker": [
    "CONCORDAT_LEDGER=postgres://ada@db/runs concordat simulate worker --model mistral --concurrency 4",
    "CONCORDAT_LEDGER=postgres://ada@db/runs concordat simulate worker --run market --model mistral",
  ],
  "simulate runs": [
    "CONCORDAT_LEDGER=postgres://ada@db/runs concordat simulate runs",
    "concordat simulate runs --ledger postgres://ada@db/runs",
  ],
  "simulate copy": [
    "CONCORDAT_LEDGER=postgres://ada@db/runs concordat simulate copy out/run market",
    "CONCORDAT_LEDGER=postgres://ada@db/runs concordat simulate copy market out/market",
  ],
  view: ["concordat view out/run", "concordat view out/street --no-open --port 8123"],
  calibrate: [
    "concordat calibrate out/panel --real answers.csv --id person --answered random",
    "concordat calibrate out/panel --real answers.csv --people people.csv --segment region --weight weight",
  ],
  study: [
    "concordat study study.json --out out/study --model mistral",
    "concordat study resume out/study --model mistral",
  ],
  "study resume": [
    "concordat study resume out/study --model mistral",
    "concordat study resume out/study --model mistral --max-requests 2000",
  ],
  demo: ["concordat demo", "concordat demo --out demos --json"],
  copilot: [
    'concordat copilot "Should we move our CI to self-hosted runners?" --out report.md --model mistral',
    'concordat copilot "Should we move?" --context notes.md --samples 2 --html report.html --run move.run.json --model mistral',
  ],
  "copilot resume": [
    "concordat copilot resume move.run.json --html report.html --model mistral",
    "concordat copilot resume move.run.json --html report.html --model mistral --retry-invalid",
  ],
  "copilot review": [
    "concordat copilot review move.run.json --context notes.md",
    "concordat copilot review move.run.json --context notes.md --json",
  ],
  "copilot ask": [
    'concordat copilot ask move.run.json "Who patches the runners?" --model mistral',
    'concordat copilot ask move.run.json "Who patches the runners?" --model mistral --json',
  ],
  "copilot render": [
    "concordat copilot render move.run.json --out move.md",
    "concordat copilot render move.run.json --json",
  ],
  analyze: [
    'concordat analyze sales.csv "How did the amount change from 2008 to 2009?" --out analysis --model mistral --iterations 4',
    'concordat analyze sales.csv "What was the total amount in 2009?" --out total --llm none',
  ],
  "analyze coverage": [
    "concordat analyze coverage analysis/iterations.jsonl",
    "concordat analyze coverage analysis/iterations.jsonl > coverage.txt",
  ],
  reason: [
    "concordat reason --profile profiles.json --agent mara --post post.json --model mistral",
    "concordat reason --walk --profile profiles.json --agent mara --feed feed.json --model mistral",
  ],
  chart: ["concordat chart show", "concordat chart check chart.json", "concordat chart export > chart.mmd"],
  "chart show": ["concordat chart show", "concordat chart show --json > chart.json"],
  "chart check": ["concordat chart check", "concordat chart check chart.json --json"],
  "chart export": [
    "concordat chart export > chart.mmd",
    "concordat chart export chart.json --format xstate > machine.json",
  ],
  init: [
    "concordat init tickets --from ~/concordat/out/packages",
    "concordat init tickets-for-pnpm --from ~/concordat/out/packages --package-manager pnpm --job ask,batch",
  ],
  mcp: [
    "concordat mcp --model mistral",
    "concordat mcp --llm openai --endpoint https://api.openai.com/v1 --model gpt-5-mini",
  ],
  doctor: ["concordat doctor", "concordat doctor --openai http://localhost:8080/v1 --json"],
  completion: ["source <(concordat completion bash)", "concordat completion fish > concordat.fish"],
};
