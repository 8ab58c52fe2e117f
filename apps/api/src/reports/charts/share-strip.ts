import { markup, type Markup } from './markup.ts';
import { along } from './scale.ts';

/** Told apart by their hatching alone, so that they survive a black and white printer. */
type Fill = 'solid' | 'hatch' | 'dense' | 'ticks' | 'plain';

export interface Share {
  name: string;
  value: number;
  note: string;
  fill: Fill;
}

const height = 56;

/** One whole cut into its parts, with a key that says how large each is. */
export function shareStrip(title: string, shares: readonly Share[]): Markup {
  const whole = Math.max(
    1,
    shares.reduce((sum, { value }) => sum + value, 0),
  );
  let start = 0;
  const parts = shares.map(({ value, fill }) => {
    const x = along(start / whole);
    start += value;
    return value > 0 && swatch(fill, x, along(value / whole), height);
  });
  const label = `${title}: ${shares.map(({ name, note }) => `${name} ${note}`).join('; ')}`;
  const keys = shares.map(
    ({ name, note, fill }) =>
      markup`<li><svg aria-hidden="true" width="24" height="24">${swatch(fill, '0', '100%', 24)}</svg><span>${name}</span><b>${note}</b></li>`,
  );
  return markup`<svg class="strip" role="img" aria-label="${label}" width="100%" height="${height}"><rect class="outlined" x="0" y="0" width="100%" height="${height}" fill="none"/>${parts}</svg><ul class="key">${keys}</ul>`;
}

const fills: Record<Fill, string> = {
  solid: 'currentColor',
  hatch: 'url(#hatch)',
  dense: 'url(#dense)',
  ticks: 'url(#ticks)',
  plain: 'none',
};

function swatch(fill: Fill, x: string, width: string, tall: number): Markup {
  return markup`<rect class="outlined" x="${x}" y="0" width="${width}" height="${tall}" fill="${fills[fill]}"/>`;
}

/** The hatchings, once a page; every drawing refers to them. */
export const hatchings = markup`<svg aria-hidden="true" width="0" height="0" style="position:absolute"><defs><pattern id="ticks" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M.5 0V6" stroke="currentColor" stroke-opacity=".45"/></pattern><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M1 0V7" stroke="currentColor" stroke-width="1.5"/></pattern><pattern id="dense" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M1 0V4" stroke="currentColor" stroke-width="2"/></pattern></defs></svg>`;
