import { correction, generate } from 'lean-qr';
import { pens } from './brand.ts';

/** Bars of ink for the dark modules of a QR code, side by side in one row joined into one bar. */
export function qrPath(content: string, x: number, y: number, side: number): string {
  const level = correction.M;
  const code = generate(content, { minCorrectionLevel: level, maxCorrectionLevel: level });
  const { size } = code;
  const module = side / size;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    let column = 0;
    while (column < size) {
      const start = column;
      while (column < size && code.get(column, row)) column += 1;
      const length = column - start;
      if (length > 0) {
        path += `M${x + start * module} ${y + row * module}h${length * module}v${module}h${-length * module}z`;
      }
      column += 1;
    }
  }
  return path;
}

/** The outline of a ticket, punched on both sides where it tears. */
export function ticketOutline(
  { left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>,
  tear: number,
  notch: number,
): string {
  const bite = (x: number, from: number, to: number) =>
    `V${from}A${notch} ${notch} 0 0 0 ${x} ${to}`;
  return `M${left} ${top}H${right}${bite(right, tear - notch, tear + notch)}V${bottom}H${left}${bite(left, tear + notch, tear - notch)}Z`;
}

/**
 * The week as seven pens drawing one signal from left to right. Its shape comes from the ticket's
 * code, so no two tickets look alike.
 */
export function weekLines(code: string, x: number, y: number, width: number, gap: number) {
  const [slow, fast, shift, lean] = fractions(code);
  return pens.map((pen, day) => {
    const height = (along: number) => {
      const swell = Math.sin(Math.PI * along) ** 1.5;
      const phase = day * (0.03 + 0.03 * lean);
      const long = Math.sin(2 * Math.PI * (along * (1.2 + slow) + phase + shift));
      const short = Math.sin(2 * Math.PI * (along * (3 + 2 * fast) - phase));
      return swell * gap * (long * 0.95 + short * 0.45);
    };
    const points = Array.from({ length: 121 }, (_, step) => {
      const along = step / 120;
      return `${(x + along * width).toFixed(2)} ${(y + day * gap + height(along)).toFixed(2)}`;
    });
    return { pen, path: `M${points.join('L')}` };
  });
}

/** Four numbers from 0 to 1 out of a text, the same ones every time. */
function fractions(text: string): [number, number, number, number] {
  let state = 2166136261;
  const next = () => {
    for (const letter of `${text}${state}`) {
      state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
    }
    return state / 2 ** 32;
  };
  return [next(), next(), next(), next()];
}

/** The logo, seven bars cut into A and I, in a field of 38 by 30. */
export function logoBars() {
  const spacing = 30 / 7;
  return pens.map((pen, bar) => {
    const rect = (x: number, width: number) =>
      `M${x} ${bar * spacing}h${width}v${spacing * 0.62}h${-width}z`;
    const half = 2.4 + (bar / 6) * 10.2;
    const letterA =
      bar >= 5 ? rect(13 - half, 6.1) + rect(13 + half - 6.1, 6.1) : rect(13 - half, 2 * half);
    const stem = bar === 0 || bar === 6 ? 10 : 5;
    return { pen, path: letterA + rect(33 - stem / 2, stem) };
  });
}
