/** The look of a report: one column, the reader's own colour scheme, plain in print. */
export const style = `
:root { color-scheme: light dark; --ink: #1c1e21; --paper: #fff; --soft: #f3f4f6; --line: #d5d8dd; --warn: #8a4b00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7e9ec; --paper: #16181b; --soft: #212429; --line: #3a3f46; --warn: #ffb867; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 3rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.3rem; margin: 2.2rem 0 .6rem; padding-top: .9rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.02rem; margin: 1.3rem 0 .3rem; }
p, ul { margin: 0 0 .6rem; }
ul { padding-left: 1.3rem; }
li { margin: .25rem 0; }
blockquote { margin: 0; padding: .8rem 1rem; background: var(--soft); border-left: 4px solid var(--line); border-radius: 4px; }
.stance { font-size: 1.35rem; font-weight: 650; }
.note { padding: .5rem .8rem; border-left: 4px solid var(--warn); color: var(--warn); background: var(--soft); border-radius: 4px; }
.sources { list-style: none; padding: 0; }
a { color: inherit; }
small, footer { opacity: .8; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: .8rem; font-size: .85rem; }
@media print { body { max-width: none; padding: 0; background: #fff; color: #000; } h2, h3 { break-after: avoid; } li, blockquote { break-inside: avoid; } }
`;
