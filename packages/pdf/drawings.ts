import { correction, generate } from 'lean-qr';
import { dayColours } from './brand.ts';

export function buildQrPath(content: string, x: number, y: number, side: number): string {
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

export function buildTicketOutline(
  { left, top, right, bottom }: Record<'left' | 'top' | 'right' | 'bottom', number>,
  tear: number,
  notch: number,
): string {
  const bite = (x: number, from: number, to: number) =>
    `V${from}A${notch} ${notch} 0 0 0 ${x} ${to}`;
  return `M${left} ${top}H${right}${bite(right, tear - notch, tear + notch)}V${bottom}H${left}${bite(left, tear + notch, tear - notch)}Z`;
}

/** Seven lines, one per day, derived from the ticket code, so that each ticket looks different. */
export function buildWeekLines(code: string, x: number, y: number, width: number, gap: number) {
  const [slow, fast, shift, lean] = deriveFractions(code);
  return dayColours.map((pen, day) => {
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

function deriveFractions(text: string): [number, number, number, number] {
  let state = 2166136261;
  const next = () => {
    for (const letter of `${text}${state}`) {
      state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
    }
    return state / 2 ** 32;
  };
  return [next(), next(), next(), next()];
}

export function buildLogoBars() {
  const spacing = 30 / 7;
  return dayColours.map((pen, bar) => {
    const rect = (x: number, width: number) =>
      `M${x} ${bar * spacing}h${width}v${spacing * 0.62}h${-width}z`;
    const half = 2.4 + (bar / 6) * 10.2;
    const letterA =
      bar >= 5 ? rect(13 - half, 6.1) + rect(13 + half - 6.1, 6.1) : rect(13 - half, 2 * half);
    const stem = bar === 0 || bar === 6 ? 10 : 5;
    return { pen, path: letterA + rect(33 - stem / 2, stem) };
  });
}
