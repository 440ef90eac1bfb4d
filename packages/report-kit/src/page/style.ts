/**
 * The styles of all reports: one column, the colours of the reader's colour scheme, and plain colours in print. The
 * contrast satisfies WCAG AA.
 */
export const style = `
:root { color-scheme: light dark; --ink: #1c1e21; --paper: #fff; --soft: #f3f4f6; --line: #d5d8dd; --muted: #565c66; --warn: #8a4b00; --rise: #b45309; --fall: #0369a1; --bar: #4b5563; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7e9ec; --paper: #16181b; --soft: #212429; --line: #3a3f46; --muted: #a9b0ba; --warn: #ffb867; --rise: #f0a04b; --fall: #58b4ea; --bar: #9aa3af; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 48rem; padding: 2rem 1.25rem 3rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.8rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.3rem; margin: 2.2rem 0 .6rem; padding-top: .9rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.02rem; margin: 1.3rem 0 .3rem; }
p, ul { margin: 0 0 .6rem; }
ul { padding-left: 1.3rem; }
li { margin: .3rem 0; }
a { color: inherit; }
.kicker { margin: 0 0 .2rem; color: var(--muted); font-size: .85rem; font-weight: 600; letter-spacing: .06em; text-transform: uppercase; }
.lead { font-size: 1.1rem; }
.note { padding: .5rem .8rem; border-left: 4px solid var(--warn); color: var(--warn); background: var(--soft); border-radius: 4px; }
.answer { margin: 1.2rem 0; padding: 1rem 1.2rem; background: var(--soft); border: 1px solid var(--line); border-radius: 8px; }
.answer h3 { margin: .7rem 0 0; color: var(--muted); font-size: .85rem; font-weight: 600; }
.answer h3:first-of-type { margin-top: 0; }
.answer p { margin: 0; }
.answer p + p { margin-top: .5rem; }
.stance { font-size: 1.5rem; font-weight: 700; line-height: 1.3; }
blockquote { margin: 0 0 .8rem; padding: .7rem 1rem; background: var(--soft); border-left: 4px solid var(--line); border-radius: 4px; }
blockquote p:last-child { margin-bottom: 0; }
details { margin: .6rem 0; }
summary { cursor: pointer; font-weight: 600; }
.scroll { overflow-x: auto; margin: 0 0 .8rem; background: linear-gradient(to right, var(--paper) 40%, transparent) 0 0 / 2.5rem 100%, linear-gradient(to left, var(--paper) 40%, transparent) 100% 0 / 2.5rem 100%, linear-gradient(to right, var(--line), transparent) 0 0 / .8rem 100%, linear-gradient(to left, var(--line), transparent) 100% 0 / .8rem 100%; background-repeat: no-repeat; background-attachment: local, local, scroll, scroll; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--muted); padding-bottom: .3rem; }
.many table { font-size: .84rem; }
th, td { padding: .3rem .45rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: normal; }
th.number, td.number { text-align: right; white-space: nowrap; }
thead th { vertical-align: bottom; }
thead th.number { white-space: normal; min-width: 3.6rem; }
tr.total > * { font-weight: 650; border-top: 2px solid var(--line); }
figure { margin: 0 0 .8rem; }
figcaption, small, .muted { color: var(--muted); font-size: .88rem; }
svg { display: block; width: 100%; height: auto; }
svg.narrow { display: none; }
.sources { list-style: none; padding: 0; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: .8rem; color: var(--muted); font-size: .85rem; }
@media (max-width: 34rem) { body { padding: 1.2rem 1rem 2rem; } h1 { font-size: 1.45rem; } svg.wide { display: none; } svg.narrow { display: block; } table { font-size: .82rem; } th, td { padding: .3rem .2rem; } tbody th { min-width: 5.6rem; } tbody th, td:not(.number) { overflow-wrap: anywhere; } .many table, .many caption, .many tbody, .many tr, .many th, .many td { display: block; } .many thead { position: absolute; clip-path: inset(50%); } .many tr { padding: .35rem 0; border-bottom: 1px solid var(--line); } .many th, .many td, .many tr.total > * { border: 0; padding: .1rem .2rem; } .many td { display: flex; justify-content: space-between; gap: 1rem; } .many td::before { content: attr(data-heading); color: var(--muted); font-weight: 400; } }
@media print { :root { --ink: #000; --paper: #fff; --soft: #fff; --line: #999; --muted: #333; --warn: #000; --rise: #b45309; --fall: #0369a1; --bar: #4b5563; } body { max-width: none; padding: 0; font-size: 10.5pt; } h2, h3, .lead, summary { break-after: avoid; } summary { list-style: none; } footer { break-before: avoid; } li, blockquote, figure, tr, .answer { break-inside: avoid; } .scroll { overflow: visible; background: none; } table { font-size: .82rem; } th, td { padding: .25rem .3rem; overflow-wrap: anywhere; min-width: 3.2rem; } tbody th { min-width: 5.6rem; } th.number, td.number { white-space: normal; overflow-wrap: normal; } thead th.number { min-width: 0; } details::details-content { content-visibility: visible; } .scroll.short { break-inside: avoid; } .scroll:not(.short) caption { display: none; } }
`;
