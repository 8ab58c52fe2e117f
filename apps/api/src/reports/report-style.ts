import { colours, fontStacks, pens } from '../mail/look.ts';
import { nameRooms } from './charts/column-chart.ts';

const week = pens.map((pen, day) => `.week i:nth-child(${day + 1}) { background: ${pen}; }`);

const inRem = (pixels: number) => `${pixels / 16}rem`;

/** Of the names under a drawing only the set that its width has room for, however large a reader sets them. */
const rooms = nameRooms.map((room, at) => {
  const next = nameRooms[at + 1];
  const isHere = next ? `(${inRem(room)} <= width < ${inRem(next)})` : `(width >= ${inRem(room)})`;
  return `@container ${isHere} { .columns .from-${room} { display: inline; } }`;
});

/** The site's look for a single page: eight columns on chart paper, one label and seven days. */
export const reportStyle = `
:root {
  color-scheme: light;
  --paper: ${colours.paper};
  --paper-hi: ${colours['paper-hi']};
  --ink: ${colours.ink};
  --ink-2: ${colours['ink-2']};
  --mark: ${colours.mark};
  --rule: rgb(20 23 40 / 0.11);
  --in: clamp(0.75rem, 0.97vw, 0.875rem);
  --margin: clamp(1rem, 2.22vw, 2rem);
  --columns-of-page: 8;
}
* { box-sizing: border-box; margin: 0; padding: 0; }
html { -webkit-text-size-adjust: 100%; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { background: var(--paper); color: var(--ink); font: 400 1.0625rem/1.5 ${fontStacks.sans}; }
.week { display: flex; height: 6px; }
.week i { flex: 1; }
${week.join('\n')}
.masthead p, .title, .figures, section, footer p { max-width: 1680px; }
.masthead p { display: flex; align-items: center; gap: 0.75rem; margin: 0 auto; padding: 0.75rem var(--margin); }
.masthead b { font-size: 1.125rem; font-weight: 600; letter-spacing: -0.015em; }
.masthead span { margin-left: auto; }
.masthead span, .label, dt, summary, caption, thead th, .remark, .lane span, .key b, .columns text, .bars .note, .bars .detail, footer p, .title p {
  font-family: ${fontStacks.mono}; font-size: 0.75rem; line-height: 1.5; letter-spacing: 0;
}
.sheet {
  max-width: 1680px; margin: 0 auto; margin-inline: var(--margin); border-block-start: 2px solid;
  border-inline-end: 1px solid var(--rule);
  background: repeating-linear-gradient(to right, var(--rule) 0 1px, transparent 1px calc(100% / var(--columns-of-page)));
}
.title { display: grid; grid-template-columns: 6fr 2fr; align-items: end; padding-block: clamp(1.5rem, 4vw, 3.5rem) clamp(1.25rem, 2vw, 2rem); }
h1 { padding-inline: var(--in); font-size: clamp(3rem, 1.5rem + 6.2vw, 7.25rem); font-weight: 600; line-height: 0.94; letter-spacing: -0.045em; }
.title p { padding-inline: var(--in); color: var(--ink-2); }
h2 { font-size: clamp(1.75rem, 1.2rem + 1.9vw, 3rem); font-weight: 600; line-height: 1; letter-spacing: -0.038em; }
h3 { margin-bottom: 0.875rem; font-size: 1.25rem; font-weight: 600; line-height: 1.12; letter-spacing: -0.015em; }

.figures { display: grid; grid-template-columns: repeat(4, 1fr); border-top: 2px solid; }
.figures div { padding: 0.75rem var(--in) 1.25rem; border-bottom: 1px solid var(--ink); }
dt { text-transform: uppercase; }
.figures dd { font-size: clamp(1.875rem, 0.9rem + 2.4vw, 3.5rem); font-weight: 600; line-height: 1.1; letter-spacing: -0.045em; white-space: nowrap; }
.figures dd small { font-size: 0.45em; font-weight: 500; letter-spacing: -0.01em; }
.figures .note { margin-top: 0.25rem; color: var(--ink-2); font: 400 0.9375rem/1.35 ${fontStacks.sans}; letter-spacing: 0; white-space: normal; }

.calm, .attention > * { padding: 1rem var(--in); }
.attention { display: grid; grid-template-columns: 2fr 6fr; border-bottom: 2px solid; background: var(--mark); }
.attention h2 { font-size: 1.25rem; letter-spacing: -0.015em; line-height: 1.5rem; }
.attention ul { list-style: none; }
.attention li + li { margin-top: 0.25rem; }

section { display: grid; grid-template-columns: 1fr 7fr; margin-top: clamp(2rem, 4vw, 3.5rem); border-top: 2px solid; }
.label { padding: 0.875rem var(--in); text-transform: uppercase; }
.content { display: grid; grid-template-columns: repeat(7, 1fr); row-gap: 2.5rem; padding-block: 1.5rem 2rem; }
.content > * { grid-column: 1 / -1; padding-inline: var(--in); min-width: 0; }
.content > header { display: grid; grid-template-columns: 4fr 3fr; align-items: end; gap: 0.5rem 0; }
.content > header p { padding-inline-start: var(--in); color: var(--ink-2); max-width: 48ch; }
.content > .block { grid-column: span var(--columns); }
.remark { margin-top: 0.5rem; color: var(--ink-2); max-width: 64ch; }

svg { display: block; }
svg text { fill: var(--ink); }
.columns { overflow: visible; background: var(--paper-hi); }
.grid { stroke: var(--ink); stroke-opacity: 0.16; }
.base { stroke: var(--ink); stroke-width: 2; }
.chart { container-type: inline-size; }
.columns g { display: none; }
${rooms.join('\n')}
.columns .level { text-anchor: end; fill: var(--ink-2); }
.bars { display: grid; gap: 1.125rem; }
.bars div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.75rem; }
.bars .name { font-size: 0.9375rem; font-weight: 500; line-height: 1.2; overflow-wrap: anywhere; }
.bars .note { margin-inline-start: auto; white-space: nowrap; }
.bars svg, .bars .detail { flex: 0 0 100%; }
.bars svg { fill: var(--ink); overflow: visible; }
.bars .detail { color: var(--ink-2); }
.bars .lifted { fill: var(--paper); }
.outlined { stroke: var(--ink); stroke-width: 1.5; }
.strip { overflow: visible; }

.lane { display: grid; grid-template-columns: 1fr 6fr; padding-block: 0.75rem; }
.lane p { display: flex; flex-direction: column; align-items: start; padding-inline-end: calc(var(--level) * 0.4625rem + 1.25rem); }
.lane i { width: 2.5rem; height: 6px; margin-bottom: 0.5rem; }
.lane b { font-weight: 600; line-height: 1.12; }
.lane .total { font: 600 1.75rem/1.2 ${fontStacks.sans}; letter-spacing: -0.038em; }
.lane p span:last-child { color: var(--ink-2); }
.gutter { padding-inline-start: calc(var(--level) * 0.4625rem + 0.5rem); }

.key { list-style: none; margin-top: 1rem; }
.key li { display: flex; align-items: center; gap: 0.75rem; padding-block: 0.375rem; border-bottom: 1px solid var(--rule); }
.key svg { flex: none; overflow: visible; }
.key b { margin-inline-start: auto; font-weight: 400; }

details { margin-top: 0.75rem; }
summary { display: inline-block; padding: 0.25rem 0.625rem; border: 1px solid; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: '+ '; }
details[open] summary::before { content: '− '; }
summary:hover { background: var(--mark); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 8px var(--mark); }
.scroll { margin-top: 0.75rem; overflow-x: auto; background: var(--paper-hi); border: 1px solid; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
caption { padding: 0.5rem var(--in); text-align: start; }
th, td { padding: 0.375rem var(--in); text-align: end; font-weight: 400; white-space: nowrap; border-top: 1px solid var(--rule); }
th:first-child, .words th, .words td { text-align: start; }
thead th { color: var(--ink-2); white-space: normal; vertical-align: bottom; }
tfoot th, tfoot td { border-top: 2px solid; font-weight: 600; }

footer { margin-top: 4rem; }
footer p { margin: 0 auto; padding: 1rem var(--margin) 2rem; }

@media (max-width: 1099px) {
  section { grid-template-columns: 1fr; }
  .label { padding-bottom: 0; }
  .content { padding-top: 0.5rem; }
}
@media screen and (max-width: 899px) {
  .content > .block { grid-column: 1 / -1; }
}
@media screen and (max-width: 699px) {
  :root { --columns-of-page: 4; }
  .title, .content > header, .attention, .lane { grid-template-columns: minmax(0, 1fr); }
  .title { gap: 1rem; }
  .content > header p { padding: 0; }
  .figures { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .lane p { display: grid; grid-template-columns: auto 1fr auto; align-items: baseline; gap: 0 0.5rem; padding: 0 0 0.75rem; }
  .lane i { width: 1rem; margin: 0; align-self: center; }
  .lane .total { font-size: 1.25rem; }
  .attention > * + * { padding-top: 0; }
  .lane p span:last-child { grid-column: 1 / -1; }
  .lane .chart { margin-inline-start: calc(var(--level) * 0.4625rem + 0.5rem); }
}
@media screen and (max-width: 479px) {
  /* An amount of seven digits has no room beside another, but beside its own label. */
  .figures { grid-template-columns: minmax(0, 1fr); }
  .figures div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding-block: 0.75rem; }
  .figures dd { grid-area: 1 / 2 / 3; align-self: center; font-size: clamp(1.3125rem, 6.6vw, 1.875rem); }
  .figures .note { grid-area: 2 / 1; }
}
@page { size: A4; margin: 12mm 10mm; }
@media print {
  :root { --margin: 0px; --paper: #fff; --paper-hi: #fff; }
  /* Drawings are measured in pixels, so the whole page shrinks, not only its letters. */
  body { zoom: 0.74; }
  .sheet { background: none; border-inline-end: 0; }
  section, .block, .lane, .figures, .attention, tr { break-inside: avoid; }
  h3, .content > header { break-after: avoid; }
  details:not([open]) { display: none; }
  section { margin-top: 1.5rem; }
  .content { row-gap: 1.5rem; padding-block: 0.75rem 1rem; }
  .title { padding-block: 1.25rem 1rem; }
  .lane { grid-template-columns: 1.4fr 6fr; padding-block: 0.375rem; }
  footer { margin-top: 1rem; break-before: avoid; }
  footer svg { display: none; }
}
`;
