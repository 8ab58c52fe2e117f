import { brand } from '@kongres/content/facts/brand';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { pressFilesDay } from '@kongres/content/facts/press-materials';
import { stripMarks } from '@kongres/content/format/marked-text';
import { a4, decorate, printSheet, type Sheet } from '@kongres/pdf/document';
import { hexOf } from '@kongres/pdf/hex';
import type { Setting } from '@kongres/pdf/typesetter';
import { heroScene } from '../../../illustrations/hero.ts';
import { highlighter } from '../../../illustrations/highlighter.ts';
import { colour, dayPens, pens } from '../../../illustrations/palette.ts';
import { precision } from '../../../illustrations/ribbon.ts';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { pressFacts } from './press-facts.server.ts';

const left = 40;
const right = a4.width - left;
const masthead = { left: left - 5, baseline: 112, size: 88 };
const art = { left: 205, top: 92, width: 425, bottom: 300 };
const facts = { top: 325, value: left + 108 };
const foot = { text: 322, box: 386, inset: 14 };

const ink = hexOf(colour('ink'));
const dim = hexOf(colour('ink-2'));
const paper = hexOf(colour('paper'));
const mark = hexOf(colour('mark'));

const label: Setting = { face: 'mono', size: 8.5, colour: dim, tracking: 0.02 };
const display: Setting = { face: 'display', size: 18, colour: ink, leading: 20, tracking: -0.03 };
const title: Setting = { ...display, size: masthead.size, tracking: -0.055 };
const value: Setting = { face: 'text', size: 10.2, colour: ink, leading: 13.6 };
const small: Setting = { face: 'text', size: 9.2, colour: ink, leading: 12.6 };

/** What a newsroom needs to know, on one page: the facts, a paragraph to paste, somebody to call. */
export function factSheet(code: LanguageCode): Promise<Buffer> {
  const { sheet } = finishedTexts(code, 'press-kit');
  const date = new Date(`${pressFilesDay}T12:00:00Z`);
  return printSheet({ language: code, title: sheet.title, date }, (page) => {
    drawGround(page);
    writeMasthead(page, code);
    const end = writeFacts(page, code);
    writeBoilerplate(page, code, end + 32);
    writeContact(page, code, end + 32);
  });
}

/** Paper, the days in their pens, the lines of the head, and the highlighter under the name. */
function drawGround({ doc, type }: Sheet): void {
  const { baseline, size } = masthead;
  const start = masthead.left + type.width(`${brand.name} `, title);
  const width = type.width(brand.suffix, title);
  decorate(doc, () => {
    doc.rect(0, 0, a4.width, a4.height).fill(paper);
    for (const [day, pen] of dayPens.entries()) {
      doc.rect((day * a4.width) / dayPens.length, 0, a4.width / dayPens.length, 6).fill(hexOf(pen));
    }
    onArt(doc, () => drawLines(doc));
    const field = [start - size * 0.04, baseline - size * 0.76, width + size * 0.1, size * 0.84];
    doc.path(highlighter(...(field as Parameters<typeof highlighter>))).fill(mark);
  });
}

/** The name stands behind the head, as on the site. */
function writeMasthead({ doc, type, root }: Sheet, code: LanguageCode): void {
  const { hero } = finishedTexts(code, 'home');
  const { facts: texts } = finishedTexts(code, 'press');
  const { sheet } = finishedTexts(code, 'press-kit');
  const { head } = heroScene();
  const column = art.left - left - 12;
  const heading = type.fitted(texts.title, column, { ...display, size: 13 });
  root.add(
    doc.struct('P', {}, () => {
      type.line(sheet.kicker.toLocaleUpperCase(code), left, 34, { ...label, colour: ink });
    }),
  );
  root.add(
    doc.struct('H1', {}, () => type.line(brand.full, masthead.left, masthead.baseline, title)),
  );
  decorate(doc, () => {
    onArt(doc, () => {
      doc.path(head).fill(paper);
      doc.path(head).clip();
      drawLines(doc);
    });
    doc.rect(left, art.bottom, right - left, 1.5).fill(ink);
  });
  root.add(
    doc.struct('P', {}, () => {
      type.paragraph(hero.subtitle, left, 170, column, display);
    }),
  );
  root.add(doc.struct('H2', {}, () => type.line(texts.title, left, art.bottom - 14, heading)));
}

function writeFacts({ doc, type, root }: Sheet, code: LanguageCode): number {
  const list = doc.struct('L');
  root.add(list);
  let y = facts.top;
  for (const row of pressFacts(code)) {
    const item = doc.struct('LI');
    list.add(item);
    const words = row.label.toLocaleUpperCase(code);
    item.add(doc.struct('Lbl', {}, () => type.line(words, left, y, label)));
    item.add(
      doc.struct('LBody', {}, () => {
        y = type.paragraph(row.value, facts.value, y, right - facts.value, value);
      }),
    );
    item.end();
    decorate(doc, () => doc.rect(left, y - 5, right - left, 0.6).fill(ink));
    y += 11;
  }
  list.end();
  return y - 16;
}

function writeBoilerplate({ doc, type, root }: Sheet, code: LanguageCode, top: number): void {
  const { boilerplate } = finishedTexts(code, 'press');
  const words = boilerplate.title.toLocaleUpperCase(code);
  root.add(doc.struct('H2', {}, () => type.line(words, left, top, label)));
  root.add(
    doc.struct('P', {}, () => {
      type.paragraph(boilerplate.text, left, top + 17, foot.text, small);
    }),
  );
}

function writeContact({ doc, type, root }: Sheet, code: LanguageCode, top: number): void {
  const { contact } = finishedTexts(code, 'press');
  const words = contact.title.toLocaleUpperCase(code);
  const text = plain(contact.text);
  const inside = foot.box + foot.inset;
  const width = right - foot.inset - inside;
  const high = 36 + type.height(text, width, small);
  decorate(doc, () => {
    doc.rect(foot.box, top - 16, right - foot.box, high).fill(mark);
  });
  root.add(
    doc.struct('H2', {}, () => type.line(words, inside, top + 4, { ...label, colour: ink })),
  );
  root.add(
    doc.struct('P', {}, () => {
      type.paragraph(text, inside, top + 21, width, small);
    }),
  );
}

/** Without its links, and with a number nobody has to dial from two lines. */
function plain(text: string): string {
  const { phone } = organiser;
  return stripMarks(text).replaceAll(phone, phone.replaceAll(' ', '\u00a0'));
}

function drawLines(doc: PDFKit.PDFDocument): void {
  const { bands } = heroScene().drawing;
  for (const [band, path] of bands.entries()) doc.path(path).fill(hexOf(pens[band] ?? ''));
}

/** In the drawing's own units, cut where the picture ends. */
function onArt(doc: PDFKit.PDFDocument, draw: () => void): void {
  const { width } = heroScene().drawing;
  doc.save();
  doc.rect(art.left, 0, a4.width - art.left, art.bottom).clip();
  doc.translate(art.left, art.top).scale(art.width / width / precision);
  draw();
  doc.restore();
}
