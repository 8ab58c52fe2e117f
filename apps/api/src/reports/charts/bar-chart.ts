import { markup, type Markup } from './markup.ts';
import { along } from './scale.ts';

export interface Bar {
  name: string;
  value: number;
  /** The number and what belongs to it, as it is read. */
  note: string;
  /** What else there is to say, under the bar. */
  detail?: string;
  /** Lies on top of the value: hatched, because it may still go. */
  pending?: number;
  /** Where the bar would be full; the longest bar of the chart unless given. */
  full?: number | null;
  colour?: string;
}

const rowHeight = 52;
const detailHeight = 20;
const barTop = 22;
const barHeight = 12;

/** A name and its number over each bar, so that the drawing reads at any width. */
export function barChart(title: string, bars: readonly Bar[]): Markup {
  const longest = Math.max(1, ...bars.map(({ value, pending = 0 }) => value + pending));
  const told = bars.map(({ name, note, detail }) => [name, note, detail].join(' ').trim());
  const step = rowHeight + (bars.some(({ detail }) => detail) ? detailHeight : 0);
  const rows = bars.map((bar, row) => drawBar(bar, row * step, longest));
  return markup`<svg class="bars" role="img" aria-label="${title}: ${told.join('; ')}" width="100%" height="${bars.length * step}">${rows}</svg>`;
}

function drawBar(
  { name, value, note, detail, pending = 0, full, colour }: Bar,
  top: number,
  longest: number,
) {
  const whole = full ?? longest;
  const part = (amount: number) => along(Math.min(amount / whole, 1));
  const y = top + barTop;
  return [
    markup`<text class="name" x="0" y="${top + 14}">${shorten(name)}</text><text class="note" x="100%" y="${top + 14}">${note}</text>`,
    markup`<rect x="0" y="${y + 3}" width="100%" height="${barHeight - 6}" fill="url(#ticks)"/>`,
    pending > 0 &&
      markup`<rect class="lifted" x="0" y="${y}" width="${part(value + pending)}" height="${barHeight}"/><rect class="outlined" x="0" y="${y}" width="${part(value + pending)}" height="${barHeight}" fill="url(#hatch)"/>`,
    value > 0 &&
      markup`<rect${colour ? markup` style="fill:${colour}"` : null} x="0" y="${y}" width="${part(value)}" height="${barHeight}"/>`,
    detail ? markup`<text class="detail" x="0" y="${y + barHeight + 18}">${detail}</text>` : null,
  ];
}

const letters = new Intl.Segmenter('en');

/** What a stranger typed may be longer than any page is wide. */
function shorten(name: string): string {
  const shown = Array.from(letters.segment(name), ({ segment }) => segment);
  return shown.length > 20 ? `${shown.slice(0, 19).join('')}…` : name;
}
