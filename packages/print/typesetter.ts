import { withoutJoiners } from '@kongres/content/format/typography';
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
    return this.#shortened(this.#wrap(text, width, setting), width, setting);
  }

  #shortened(lines: string[], width: number, setting: Setting): string[] {
    const { maxLines = lines.length } = setting;
    if (lines.length <= maxLines) return lines;
    let last = lines[maxLines - 1]?.trimEnd() ?? '';
    while (last && this.width(`${last}…`, setting) > width) last = last.slice(0, -1).trimEnd();
    return [...lines.slice(0, maxLines - 1), `${last}…`];
  }

  /** A line that ends between words keeps its space, or what reads it aloud would join them. */
  #wrap(text: string, width: number, setting: Setting): string[] {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const { piece, space } of this.#pieces(text, width, setting)) {
      const added = this.width(`${space}${piece}`, setting);
      if (line && used + added > width + tolerance) {
        lines.push(`${line}${space}`);
        line = piece;
        used = this.width(piece, setting);
      } else {
        line += `${space}${piece}`;
        used += added;
      }
    }
    return [...lines, line];
  }

  /** Words with the space before them; a word wider than its column in pieces that fit. */
  *#pieces(text: string, width: number, setting: Setting) {
    for (const [index, word] of text.split(' ').entries()) {
      let space = index > 0 ? ' ' : '';
      let rest = word;
      while (this.width(rest, setting) > width + tolerance) {
        let length = 1;
        while (this.width(rest.slice(0, length + 1), setting) <= width) length += 1;
        yield { piece: rest.slice(0, length), space };
        rest = rest.slice(length);
        space = '';
      }
      yield { piece: rest, space };
    }
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
