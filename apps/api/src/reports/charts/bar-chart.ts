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

const barHeight = 12;

/** A name and its number over each bar, in lines of their own where there is no room beside each other. */
export function barChart(title: string, bars: readonly Bar[]): Markup {
  const longest = Math.max(1, ...bars.map(({ value, pending = 0 }) => value + pending));
  const told = bars.map(({ name, note, detail }) => [name, note, detail].join(' ').trim());
  const rows = bars.map((bar) => drawBar(bar, longest));
  return markup`<div class="bars" role="img" aria-label="${title}: ${told.join('; ')}">${rows}</div>`;
}

function drawBar(
  { name, value, note, detail, pending = 0, full, colour }: Bar,
  longest: number,
): Markup {
  const whole = full ?? longest;
  const part = (amount: number) => along(Math.min(amount / whole, 1));
  const drawn = [
    markup`<rect x="0" y="3" width="100%" height="${barHeight - 6}" fill="url(#ticks)"/>`,
    pending > 0 &&
      markup`<rect class="lifted" x="0" y="0" width="${part(value + pending)}" height="${barHeight}"/><rect class="outlined" x="0" y="0" width="${part(value + pending)}" height="${barHeight}" fill="url(#hatch)"/>`,
    value > 0 &&
      markup`<rect${colour ? markup` style="fill:${colour}"` : null} x="0" y="0" width="${part(value)}" height="${barHeight}"/>`,
  ];
  return markup`<div><span class="name">${shorten(name)}</span><span class="note">${note}</span><svg width="100%" height="${barHeight}">${drawn}</svg>${detail ? markup`<span class="detail">${detail}</span>` : null}</div>`;
}

const letters = new Intl.Segmenter('en');

/** What a stranger typed may be longer than any page is wide. */
function shorten(name: string): string {
  const shown = Array.from(letters.segment(name), ({ segment }) => segment);
  return shown.length > 40 ? `${shown.slice(0, 39).join('')}…` : name;
}
