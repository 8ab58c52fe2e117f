import { markup, type Markup, type Part } from './charts/markup.ts';

/** A part of the report under its own rule: a label in the first column, the rest beside it. */
export function section(label: string, title: string, lead: string, ...content: Part[]): Markup {
  return markup`<section><p class="label">${label}</p><div class="content"><header><h2>${title}</h2><p>${lead}</p></header>${content}</div></section>`;
}

/** A drawing with its own name; `columns` is how many of the seven it takes. */
export function block(columns: number, title: string, ...content: Part[]): Markup {
  return markup`<div class="block" style="--columns:${columns}"><h3>${title}</h3>${content}</div>`;
}

export function remark(text: Part): Markup {
  return markup`<p class="remark">${text}</p>`;
}
