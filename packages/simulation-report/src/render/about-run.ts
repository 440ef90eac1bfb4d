import { command, formatDate, paragraph, section, table, textColumn } from "@concordat/report-kit";
import { shellWord } from "@concordat/report-kit/shell-word";
import type { RunReport } from "../run/run-report.js";
import { notPeople } from "./sentences.js";

/** Renders the identity of the run, and the command that verifies it. */
export function aboutRun({ manifest, seed, rounds, place }: RunReport): string {
  const { model, settings, parent } = manifest;
  const rows = [
    ["scenario", manifest.name],
    ["seed", String(seed)],
    ["model", model === null ? "none: rules decide" : `${model.id} (${model.digest})`],
    ...(model === null
      ? []
      : [
          ["temperature", settings.temperature === null ? "the engine's own" : String(settings.temperature)],
          [
            "attempts at most",
            settings.max_attempts === null ? "the default" : String(settings.max_attempts),
          ],
        ]),
    ...(parent === null
      ? []
      : [["forked", `at round ${parent.round}, from a run with the hash ${parent.hash}`]]),
    ["begun", formatDate(manifest.created_at)],
    ["identity", manifest.identity],
    ["hash of the last round", rounds.at(-1)?.hash ?? "none"],
    ...Object.entries(manifest.packages).map(([name, version]) => [name, version]),
  ];
  return section(
    "about",
    "About this run",
    [
      table(
        "Which run it was",
        [textColumn("what"), textColumn("value")],
        rows.map((cells) => ({ cells })),
      ),
      `<p>That none of its records was changed is checked by ${command(["concordat", "simulate", "verify", ...place.map(shellWord)])}</p>`,
      paragraph(notPeople),
    ].join("\n"),
  );
}
