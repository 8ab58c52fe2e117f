import { withoutJoiners } from '@kongres/content/format/typography';
import { breakLines, shortenLines, splitWideWord } from './break-lines.ts';
import type { Face, FontCut, Fonts } from './faces.ts';

export interface Setting {
  face: Face;
  size: number;
  colour: string;
  /** In parts of the size, as the look's tokens give it. */
  tracking?: number;
  /** From baseline to baseline, in points. */
  leading?: number;
  /** Lines beyond these are cut off, and dots say so. */
  maxLines?: number;
}

/** In points; a line fitted to its width must not be wrapped by a rounding error. */
const tolerance = 0.01;

interface Run {
  cut: FontCut;
  text: string;
}

/** Sets text from fonts that come in parts: line by line, each line in runs of one font. */
export class Typesetter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  /** A long text has the same words again and again. */
  readonly #widths = new Map<string, number>();

  constructor(doc: PDFKit.PDFDocument, fonts: Fonts) {
    this.#doc = doc;
    this.#fonts = fonts;
    for (const { name, bytes } of Object.values(fonts).flat()) doc.registerFont(name, bytes);
  }

  width(text: string, setting: Setting): number {
    const key = `${setting.face} ${setting.size} ${tracking(setting)} ${text}`;
    const known = this.#widths.get(key) ?? this.#measure(text, setting);
    this.#widths.set(key, known);
    return known;
  }

  #measure(text: string, setting: Setting): number {
    return sum(this.#runs(text, setting.face).map((run) => this.#runWidth(run, setting)));
  }

  /** One line from `x`, standing on `baseline`. */
  line(text: string, x: number, baseline: number, setting: Setting): void {
    let at = x;
    for (const run of this.#runs(text, setting.face)) {
      const width = this.#runWidth(run, setting);
      this.#doc.fillColor(setting.colour).text(run.text, at, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: tracking(setting),
      });
      at += width;
    }
  }

  /** How far down a paragraph reaches. */
  height(text: string, width: number, setting: Setting): number {
    return this.#linesOf(text, width, setting).length * leadingOf(setting);
  }

  /** As many lines as it takes; answers where the next line's baseline would be. */
  paragraph(text: string, x: number, baseline: number, width: number, setting: Setting): number {
    const leading = leadingOf(setting);
    const lines = this.#linesOf(text, width, setting);
    for (const [index, line] of lines.entries()) {
      this.line(line, x, baseline + index * leading, setting);
    }
    return baseline + lines.length * leading;
  }

  /** The setting, made smaller if the line would not fit. */
  fitted(text: string, width: number, setting: Setting): Setting {
    const excess = this.width(text, setting) / width;
    return excess > 1 ? { ...setting, size: setting.size / excess } : setting;
  }

  #linesOf(text: string, width: number, setting: Setting): string[] {
    const widthOf = (words: string) => this.width(words, setting);
    const measure = { width: width + tolerance, widthOf };
    const words = text
      .split(' ')
      .flatMap((word, index) => [
        ...splitWideWord({ text: word, space: index > 0 ? ' ' : '' }, measure),
      ]);
    const lines = breakLines(words, measure);
    return shortenLines(lines, setting.maxLines ?? lines.length, { width, widthOf });
  }

  #runs(text: string, face: Face): Run[] {
    const runs: Run[] = [];
    for (const letter of printable(text)) {
      const point = letter.codePointAt(0) ?? 0;
      const chain = this.#fonts[face];
      const cut = chain.find(({ codePoints }) => codePoints.has(point)) ?? chain[0];
      if (!cut) throw new Error(`no font for ${face}`);
      const last = runs.at(-1);
      if (last?.cut === cut) last.text += letter;
      else runs.push({ cut, text: letter });
    }
    return runs;
  }

  #runWidth({ cut, text }: Run, setting: Setting): number {
    const letters = this.#doc.font(cut.name).fontSize(setting.size).widthOfString(text);
    return letters + tracking(setting) * text.length;
  }
}

/** Accents joined to their letters; the thin spaces of dates and hours, which the fonts lack, made plain. */
function printable(text: string): string {
  return withoutJoiners(text)
    .normalize('NFC')
    .replaceAll(/[\u2009\u202f]/g, '\u00a0')
    .replaceAll(/[\t\r\n]+/g, ' ');
}

function leadingOf({ size, leading = size * 1.4 }: Setting): number {
  return leading;
}

function tracking({ size, tracking = 0 }: Setting): number {
  return size * tracking;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
