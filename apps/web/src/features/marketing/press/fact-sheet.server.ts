import { brand } from '@kongres/content/facts/brand';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { pressFilesDay } from '@kongres/content/facts/press-materials';
import { stripMarks } from '@kongres/content/format/marked-text';
import { a4, drawArtifact, printSheet, type Sheet } from '@kongres/pdf/document';
import { toHexColour } from '@kongres/pdf/hex';
import type { Setting } from '@kongres/pdf/typesetter';
import { getHeroScene } from '../../../illustrations/hero.ts';
import { buildHighlighterPath } from '../../../illustrations/highlighter.ts';
import { getColour, dayColours, pens } from '../../../illustrations/palette.ts';
import { precision } from '../../../illustrations/ribbon.ts';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { listPressFacts } from './press-facts.server.ts';

const left = 40;
const right = a4.width - left;
const masthead = { left: left - 5, baseline: 112, size: 88 };
const illustration = { left: 205, top: 92, width: 425, bottom: 300 };
const facts = { top: 325, value: left + 108 };
const footer = { text: 322, box: 386, inset: 14 };

const ink = toHexColour(getColour('ink'));
const dim = toHexColour(getColour('ink-2'));
const paper = toHexColour(getColour('paper'));
const mark = toHexColour(getColour('mark'));

const label: Setting = { face: 'mono', size: 8.5, colour: dim, tracking: 0.02 };
const display: Setting = { face: 'display', size: 18, colour: ink, leading: 20, tracking: -0.03 };
const title: Setting = { ...display, size: masthead.size, tracking: -0.055 };
const value: Setting = { face: 'text', size: 10.2, colour: ink, leading: 13.6 };
const small: Setting = { face: 'text', size: 9.2, colour: ink, leading: 12.6 };

/** One-page PDF for newsrooms: facts, boilerplate and press contact. */
export function renderFactSheet(code: LanguageCode): Promise<Buffer> {
  const { sheet } = getTexts(code, 'press-kit');
  const date = new Date(`${pressFilesDay}T12:00:00Z`);
  return printSheet({ language: code, title: sheet.title, date }, (page) => {
    drawGround(page);
    writeMasthead(page, code);
    const end = writeFacts(page, code);
    writeBoilerplate(page, code, end + 32);
    writeContact(page, code, end + 32);
  });
}

function drawGround({ doc, type }: Sheet): void {
  const { baseline, size } = masthead;
  const start = masthead.left + type.measureWidth(`${brand.name} `, title);
  const width = type.measureWidth(brand.suffix, title);
  drawArtifact(doc, () => {
    doc.rect(0, 0, a4.width, a4.height).fill(paper);
    for (const [day, pen] of dayColours.entries()) {
      doc
        .rect((day * a4.width) / dayColours.length, 0, a4.width / dayColours.length, 6)
        .fill(toHexColour(pen));
    }
    drawInIllustration(doc, () => drawLines(doc));
    const field = [start - size * 0.04, baseline - size * 0.76, width + size * 0.1, size * 0.84];
    doc
      .path(buildHighlighterPath(...(field as Parameters<typeof buildHighlighterPath>)))
      .fill(mark);
  });
}

/** The head is drawn over the name, as in the hero of the site. */
function writeMasthead({ doc, type, root }: Sheet, code: LanguageCode): void {
  const { hero } = getTexts(code, 'home');
  const { facts: texts } = getTexts(code, 'press');
  const { sheet } = getTexts(code, 'press-kit');
  const { head } = getHeroScene();
  const column = illustration.left - left - 12;
  const heading = type.fitToWidth(texts.title, column, { ...display, size: 13 });
  root.add(
    doc.struct('P', {}, () => {
      type.drawLine(sheet.kicker.toLocaleUpperCase(code), left, 34, { ...label, colour: ink });
    }),
  );
  root.add(
    doc.struct('H1', {}, () => type.drawLine(brand.full, masthead.left, masthead.baseline, title)),
  );
  drawArtifact(doc, () => {
    drawInIllustration(doc, () => {
      doc.path(head).fill(paper);
      doc.path(head).clip();
      drawLines(doc);
    });
    doc.rect(left, illustration.bottom, right - left, 1.5).fill(ink);
  });
  root.add(
    doc.struct('P', {}, () => {
      type.drawParagraph(hero.subtitle, left, 170, column, display);
    }),
  );
  root.add(
    doc.struct('H2', {}, () => type.drawLine(texts.title, left, illustration.bottom - 14, heading)),
  );
}

function writeFacts({ doc, type, root }: Sheet, code: LanguageCode): number {
  const list = doc.struct('L');
  root.add(list);
  let y = facts.top;
  for (const row of listPressFacts(code)) {
    const item = doc.struct('LI');
    list.add(item);
    const words = row.label.toLocaleUpperCase(code);
    item.add(doc.struct('Lbl', {}, () => type.drawLine(words, left, y, label)));
    item.add(
      doc.struct('LBody', {}, () => {
        y = type.drawParagraph(row.value, facts.value, y, right - facts.value, value);
      }),
    );
    item.end();
    drawArtifact(doc, () => doc.rect(left, y - 5, right - left, 0.6).fill(ink));
    y += 11;
  }
  list.end();
  return y - 16;
}

function writeBoilerplate({ doc, type, root }: Sheet, code: LanguageCode, top: number): void {
  const { boilerplate } = getTexts(code, 'press');
  const words = boilerplate.title.toLocaleUpperCase(code);
  root.add(doc.struct('H2', {}, () => type.drawLine(words, left, top, label)));
  root.add(
    doc.struct('P', {}, () => {
      type.drawParagraph(boilerplate.text, left, top + 17, footer.text, small);
    }),
  );
}

function writeContact({ doc, type, root }: Sheet, code: LanguageCode, top: number): void {
  const { contact } = getTexts(code, 'press');
  const words = contact.title.toLocaleUpperCase(code);
  const text = formatContactText(contact.text);
  const inside = footer.box + footer.inset;
  const width = right - footer.inset - inside;
  const high = 36 + type.measureHeight(text, width, small);
  drawArtifact(doc, () => {
    doc.rect(footer.box, top - 16, right - footer.box, high).fill(mark);
  });
  root.add(
    doc.struct('H2', {}, () => type.drawLine(words, inside, top + 4, { ...label, colour: ink })),
  );
  root.add(
    doc.struct('P', {}, () => {
      type.drawParagraph(text, inside, top + 21, width, small);
    }),
  );
}

/** Removes link marks and keeps the phone number on one line. */
function formatContactText(text: string): string {
  const { phone } = organiser;
  return stripMarks(text).replaceAll(phone, phone.replaceAll(' ', '\u00a0'));
}

function drawLines(doc: PDFKit.PDFDocument): void {
  const { bands } = getHeroScene().drawing;
  for (const [band, path] of bands.entries()) doc.path(path).fill(toHexColour(pens[band] ?? ''));
}

/** Runs `draw` in the coordinates of the drawing, clipped to its area. */
function drawInIllustration(doc: PDFKit.PDFDocument, draw: () => void): void {
  const { width } = getHeroScene().drawing;
  doc.save();
  doc.rect(illustration.left, 0, a4.width - illustration.left, illustration.bottom).clip();
  doc.translate(illustration.left, illustration.top).scale(illustration.width / width / precision);
  draw();
  doc.restore();
}
