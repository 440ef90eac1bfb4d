/**
 * Styles of a decision's report, in addition to those of all reports. The passages of a statement open in the
 * margin if there is room, otherwise below the statement. In print, only their numbers remain, which refer to
 * the list of sources. A context that came from files is not printed, because the reader has the files: a
 * typical decision then fills two pages.
 */
export const reportStyle = `
main { position: relative; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.source { display: inline; margin: 0; }
.source summary { display: inline-block; list-style: none; min-width: 1.5rem; margin-left: .2rem; padding: 0 .35rem; border: 1px solid var(--line); border-radius: 4px; font-size: .75rem; font-weight: 600; line-height: 1.35rem; text-align: center; vertical-align: 1px; }
.source summary::-webkit-details-marker { display: none; }
.source[open] summary { background: var(--ink); color: var(--paper); }
.passage { margin: .3rem 0 .6rem; padding: .6rem .8rem; background: var(--paper); border: 1px solid var(--line); border-left: 4px solid var(--ink); border-radius: 4px; font-size: .88rem; font-weight: 400; line-height: 1.45; }
.passage p, .answer .passage p { margin: 0; }
.passage blockquote { margin: .2rem 0 .5rem; padding: 0; background: none; border: 0; }
.passage blockquote:last-child { margin-bottom: 0; }
.cited > p { display: inline; }
.cited > p + p::before { content: ""; display: block; height: .5rem; }
.options ul { margin: 0; padding-left: 1rem; } .options li { margin: .1rem 0; } .options td { min-width: 9rem; }
@media (min-width: 70rem) { body { max-width: 68rem; padding-right: 21.25rem; } .passage { position: absolute; left: calc(100% + 1.5rem); width: 18rem; margin: -1.6rem 0 0; } }
@media (max-width: 34rem) { .answer figure { display: none; } .answer .stance { margin-bottom: .6rem; } .options table, .options caption, .options tbody, .options tr, .options th, .options td { display: block; } .options thead { position: absolute; clip-path: inset(50%); } .options tbody td::before { content: attr(data-heading); display: block; font-weight: 600; } }
@media print { @page { margin: 12mm 14mm; } html { font-size: 9pt; } body { padding: 0; font-size: 1rem; line-height: 1.32; } h1 { font-size: 15pt; margin-bottom: .4rem; } h2 { font-size: 11.5pt; margin: .7rem 0 .3rem; padding-top: .3rem; } h3 { margin: .5rem 0 .1rem; } p, ul { margin-bottom: .3rem; } li { margin: .1rem 0; } .answer { margin: .4rem 0; padding: .5rem .8rem; } .stance { font-size: 13pt; } .options td { min-width: 0; } .lists { columns: 2; column-gap: 1.2rem; } .list { break-inside: avoid; } .sources { columns: 2; column-gap: 1.2rem; font-size: 8pt; } .source summary { border: 0; margin: 0; padding: 0 0 0 .1rem; min-width: 0; font-size: 6.5pt; line-height: 1; vertical-align: super; background: none; color: inherit; } .source .passage, .unprinted { display: none; } footer { margin-top: .8rem; font-size: 7.5pt; } }
`;
