/** The CSS for reports of simulations, in addition to the common styles. Lists are hidden in print. */
export const style = `
code, pre { font: .85rem/1.5 ui-monospace, monospace; }
code { overflow-wrap: anywhere; }
pre { margin: 0 0 .6rem; padding: .6rem .8rem; background: var(--soft); border: 1px solid var(--line); border-radius: 4px; white-space: pre-wrap; overflow-wrap: anywhere; }
blockquote { white-space: pre-line; }
.record h3 { font-size: .95rem; }
.record { padding-left: .8rem; border-left: 2px solid var(--line); }
.decisions { font-size: .9rem; padding-left: 1.6rem; }
.decisions li { margin: .15rem 0; }
.printed { display: none; }
@media print { .lists details { display: none; } .printed { display: block; } }
`;
