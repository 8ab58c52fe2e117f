import { brand } from '@kongres/content/facts/brand';
import { policies } from '@kongres/content/facts/policies';
import { colours, dayColours } from '@kongres/pdf/brand';
import { a4, drawArtifact, printSheet, type Sheet } from '@kongres/pdf/document';
import type { Setting } from '@kongres/pdf/typesetter';
import type { TermsText } from './terms-text.ts';

const left = 72;
const width = a4.width - 2 * left;
const top = 78;
const bottom = a4.height - 64;
const indent = 14;

const title: Setting = { face: 'display', size: 30, colour: colours.ink, tracking: -0.03 };
const heading: Setting = { face: 'display', size: 13, colour: colours.ink, leading: 17 };
const body: Setting = { face: 'text', size: 9.8, colour: colours.ink, leading: 14 };
const small: Setting = { ...body, size: 8.5, colour: colours['ink-2'] };

export function renderTermsPdf(text: TermsText): Promise<Buffer> {
  const info = {
    language: text.terms,
    title: `${text.heading} | ${brand.full}`,
    date: new Date(`${policies.since}T12:00:00Z`),
  };
  return printSheet(info, (sheet) => {
    const column = new Column(sheet);
    column.writeText('H1', text.heading, { ...title, leading: 34 });
    column.writeText('P', text.since, small, 6);
    column.writeText('P', text.intro, body, 8);
    for (const [index, section] of text.sections.entries()) {
      // Keeps a heading on the page of its first paragraph.
      column.keepTogether(heading, section.title, section.body[0] ?? '');
      column.writeText('H2', `${index + 1}. ${section.title}`, heading, 16);
      for (const paragraph of section.body) column.writeText('P', paragraph, body, 5);
      column.writeList(section.list);
    }
  });
}

class Column {
  readonly #sheet: Sheet;
  #y = top;
  #page = 1;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.#drawFrame();
  }

  writeText(tag: string, text: string, setting: Setting, gap = 0): void {
    const { doc, root } = this.#sheet;
    this.#ensureSpace(text, width, setting, gap);
    root.add(doc.struct(tag, {}, () => this.#setParagraph(text, left, width, setting)));
  }

  writeList(items: readonly string[]): void {
    const { doc, type, root } = this.#sheet;
    if (items.length === 0) return;
    const list = doc.struct('L');
    root.add(list);
    for (const text of items) {
      this.#ensureSpace(text, width - indent, body, 4);
      const item = doc.struct('LI');
      list.add(item);
      item.add(doc.struct('Lbl', {}, () => type.drawLine('•', left, this.#y, body)));
      item.add(
        doc.struct('LBody', {}, () =>
          this.#setParagraph(text, left + indent, width - indent, body),
        ),
      );
      item.end();
    }
    list.end();
  }

  keepTogether(setting: Setting, first: string, second: string): void {
    const { type } = this.#sheet;
    const needed =
      16 + type.measureHeight(first, width, setting) + 5 + type.measureHeight(second, width, body);
    if (this.#y + needed > bottom) this.#startPage();
  }

  #ensureSpace(text: string, across: number, setting: Setting, gap: number): void {
    if (this.#y > top) this.#y += gap;
    if (this.#y + this.#sheet.type.measureHeight(text, across, setting) > bottom) this.#startPage();
  }

  #setParagraph(text: string, x: number, across: number, setting: Setting): void {
    this.#y = this.#sheet.type.drawParagraph(text, x, this.#y, across, setting);
  }

  #startPage(): void {
    this.#sheet.doc.addPage();
    this.#page += 1;
    this.#y = top;
    this.#drawFrame();
  }

  #drawFrame(): void {
    const { doc, type } = this.#sheet;
    drawArtifact(doc, () => {
      for (const [day, pen] of dayColours.entries()) {
        doc
          .rect((day * a4.width) / dayColours.length, 0, a4.width / dayColours.length, 6)
          .fill(pen);
      }
      type.drawLine(brand.full, left, 36, small);
      type.drawLine(String(this.#page), left, a4.height - 32, small);
    });
  }
}
