import { brand } from '@kongres/content/facts/brand';
import { policies } from '@kongres/content/facts/policies';
import { colours, pens } from '@kongres/pdf/brand';
import { a4, decorate, printSheet, type Sheet } from '@kongres/pdf/document';
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

/** The terms on as many pages of A4 as they take: what a buyer keeps, whatever becomes of the page. */
export function termsPdf(text: TermsText): Promise<Buffer> {
  const about = {
    language: text.terms,
    title: `${text.heading} | ${brand.full}`,
    date: new Date(`${policies.since}T12:00:00Z`),
  };
  return printSheet(about, (sheet) => {
    const column = new Column(sheet);
    column.write('H1', text.heading, { ...title, leading: 34 });
    column.write('P', text.since, small, 6);
    column.write('P', text.intro, body, 8);
    for (const [index, section] of text.sections.entries()) {
      // A heading never stands alone at the foot of a page.
      column.keepTogether(heading, section.title, section.body[0] ?? '');
      column.write('H2', `${index + 1}. ${section.title}`, heading, 16);
      for (const paragraph of section.body) column.write('P', paragraph, body, 5);
      column.list(section.list);
    }
  });
}

/** Paragraphs one under the other; one that does not fit any more begins a new page. */
class Column {
  readonly #sheet: Sheet;
  #y = top;
  #page = 1;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.#drawFrame();
  }

  write(tag: string, text: string, setting: Setting, gap = 0): void {
    const { doc, root } = this.#sheet;
    this.#makeRoom(text, width, setting, gap);
    root.add(doc.struct(tag, {}, () => this.#set(text, left, width, setting)));
  }

  list(items: readonly string[]): void {
    const { doc, type, root } = this.#sheet;
    if (items.length === 0) return;
    const list = doc.struct('L');
    root.add(list);
    for (const text of items) {
      this.#makeRoom(text, width - indent, body, 4);
      const item = doc.struct('LI');
      list.add(item);
      item.add(doc.struct('Lbl', {}, () => type.line('•', left, this.#y, body)));
      item.add(doc.struct('LBody', {}, () => this.#set(text, left + indent, width - indent, body)));
      item.end();
    }
    list.end();
  }

  keepTogether(setting: Setting, first: string, second: string): void {
    const { type } = this.#sheet;
    const needed = 16 + type.height(first, width, setting) + 5 + type.height(second, width, body);
    if (this.#y + needed > bottom) this.#turnPage();
  }

  #makeRoom(text: string, across: number, setting: Setting, gap: number): void {
    if (this.#y > top) this.#y += gap;
    if (this.#y + this.#sheet.type.height(text, across, setting) > bottom) this.#turnPage();
  }

  #set(text: string, x: number, across: number, setting: Setting): void {
    this.#y = this.#sheet.type.paragraph(text, x, this.#y, across, setting);
  }

  #turnPage(): void {
    this.#sheet.doc.addPage();
    this.#page += 1;
    this.#y = top;
    this.#drawFrame();
  }

  #drawFrame(): void {
    const { doc, type } = this.#sheet;
    decorate(doc, () => {
      for (const [day, pen] of pens.entries()) {
        doc.rect((day * a4.width) / pens.length, 0, a4.width / pens.length, 6).fill(pen);
      }
      type.line(brand.full, left, 36, small);
      type.line(String(this.#page), left, a4.height - 32, small);
    });
  }
}
