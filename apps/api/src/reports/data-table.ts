import { markup, type Markup, type Part } from './charts/markup.ts';

export interface Data {
  id: string;
  caption: string;
  /** The first column names the row. */
  columns: readonly string[];
  rows: readonly (readonly Part[])[];
  totals?: readonly Part[];
  /** Words stand under each other at their beginnings, numbers at their ends. */
  hasWords?: boolean;
}

/** Figures to read aloud or to copy into a spreadsheet. */
export function dataTable({ id, caption, columns, rows, totals, hasWords }: Data): Markup {
  const head = columns.map((column) => markup`<th scope="col">${column}</th>`);
  // A table may be wider than a phone; whoever has no pointer scrolls it by keyboard.
  return markup`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table id="${id}"${hasWords ? markup` class="words"` : null}><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows.map(line)}</tbody>${totals ? markup`<tfoot>${line(totals)}</tfoot>` : null}</table></div>`;
}

function line([name = '', ...cells]: readonly Part[]): Markup {
  return markup`<tr><th scope="row">${name}</th>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>`;
}

/** The same figures as the drawing above, folded away. */
export function foldedTable(summary: string, data: Data): Markup {
  return markup`<details><summary>${summary}</summary>${dataTable(data)}</details>`;
}
