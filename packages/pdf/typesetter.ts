import { removeJoiners } from '@kongres/content/format/typography';
import { wrapLines, shortenLines, splitWideWord } from './wrap-lines.ts';
import type { Face, FontSubset, Fonts } from './fonts.ts';

export interface Setting {
  face: Face;
  size: number;
  colour: string;
  tracking?: number;
  leading?: number;
  /** Further lines are replaced by an ellipsis. */
  maxLines?: number;
}

/** Points; prevents wrapping caused by rounding errors. */
const tolerance = 0.01;

interface Run {
  cut: FontSubset;
  text: string;
}

/** Sets text with split fonts: line by line, each line as runs of one font. */
export class Typesetter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  /** Cache: texts repeat words. */
  readonly #widths = new Map<string, number>();

  constructor(doc: PDFKit.PDFDocument, fonts: Fonts) {
    this.#doc = doc;
    this.#fonts = fonts;
    for (const { name, bytes } of Object.values(fonts).flat()) doc.registerFont(name, bytes);
  }

  measureWidth(text: string, setting: Setting): number {
    const key = `${setting.face} ${setting.size} ${getTracking(setting)} ${text}`;
    const known = this.#widths.get(key) ?? this.#measure(text, setting);
    this.#widths.set(key, known);
    return known;
  }

  #measure(text: string, setting: Setting): number {
    return sumNumbers(
      this.#splitRuns(text, setting.face).map((run) => this.#measureRun(run, setting)),
    );
  }

  /** Draws one line with its baseline at `baseline`. */
  drawLine(text: string, x: number, baseline: number, setting: Setting): void {
    let at = x;
    for (const run of this.#splitRuns(text, setting.face)) {
      const width = this.#measureRun(run, setting);
      this.#doc.fillColor(setting.colour).text(run.text, at, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: getTracking(setting),
      });
      at += width;
    }
  }

  measureHeight(text: string, width: number, setting: Setting): number {
    return this.#wrapParagraph(text, width, setting).length * getLeading(setting);
  }

  /** Returns the baseline of the next line. */
  drawParagraph(
    text: string,
    x: number,
    baseline: number,
    width: number,
    setting: Setting,
  ): number {
    const leading = getLeading(setting);
    const lines = this.#wrapParagraph(text, width, setting);
    for (const [index, line] of lines.entries()) {
      this.drawLine(line, x, baseline + index * leading, setting);
    }
    return baseline + lines.length * leading;
  }

  /** Reduces the size if the line would not fit. */
  fitToWidth(text: string, width: number, setting: Setting): Setting {
    const excess = this.measureWidth(text, setting) / width;
    return excess > 1 ? { ...setting, size: setting.size / excess } : setting;
  }

  #wrapParagraph(text: string, width: number, setting: Setting): string[] {
    const widthOf = (words: string) => this.measureWidth(words, setting);
    const measure = { width: width + tolerance, measureWidth: widthOf };
    const words = text
      .split(' ')
      .flatMap((word, index) => [
        ...splitWideWord({ text: word, space: index > 0 ? ' ' : '' }, measure),
      ]);
    const lines = wrapLines(words, measure);
    return shortenLines(lines, setting.maxLines ?? lines.length, { width, measureWidth: widthOf });
  }

  #splitRuns(text: string, face: Face): Run[] {
    const runs: Run[] = [];
    for (const letter of normaliseText(text)) {
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

  #measureRun({ cut, text }: Run, setting: Setting): number {
    const letters = this.#doc.font(cut.name).fontSize(setting.size).widthOfString(text);
    return letters + getTracking(setting) * text.length;
  }
}

/** Composes accents and replaces thin spaces, which the fonts lack. */
function normaliseText(text: string): string {
  return removeJoiners(text)
    .normalize('NFC')
    .replaceAll(/[\u2009\u202f]/g, '\u00a0')
    .replaceAll(/[\t\r\n]+/g, ' ');
}

function getLeading({ size, leading = size * 1.4 }: Setting): number {
  return leading;
}

function getTracking({ size, tracking = 0 }: Setting): number {
  return size * tracking;
}

function sumNumbers(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
