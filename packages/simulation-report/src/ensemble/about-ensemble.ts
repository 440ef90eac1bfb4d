import { command, paragraph, section, table, textColumn } from "@concordat/report-kit";
import { shellWord } from "@concordat/report-kit/shell-word";
import { limits } from "../limits.js";
import { notPeople } from "../render/sentences.js";
import type { EnsembleReport } from "./ensemble-report.js";

/** Renders the identity of the ensemble's runs, and the commands that verify them. */
export function about({ manifest, seed, redraw, runs, place }: EnsembleReport): string {
  const rows = [
    ["seed of the ensemble", String(seed)],
    ["audience and network", redraw ? "drawn again for each run" : "the same in all runs"],
    ...(manifest === null
      ? []
      : [
          [
            "model",
            manifest.model === null
              ? "none: rules decide"
              : `${manifest.model.id} (${manifest.model.digest})`,
          ],
        ]),
    ...runs.slice(0, limits.rows).map(({ folder, seed: of }) => [`seed of ${folder}`, String(of)]),
  ];
  return section(
    "about",
    "About this ensemble",
    [
      table(
        "Which runs they were",
        [textColumn("what"), textColumn("value")],
        rows.map((cells) => ({ cells })),
      ),
      `<p>That none of their records was changed is checked by ${command(["concordat", "simulate", "verify", ...place.map(shellWord)])}</p>`,
      paragraph(notPeople),
    ].join("\n"),
  );
}
