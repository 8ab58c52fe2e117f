import { brand } from '@kongres/content/facts/brand';
import { getCongressDay } from '@kongres/content/facts/edition';
import { toLocalDay, formatDay } from '@kongres/content/format/date';
import { removeNoBreakSpaces } from '@kongres/content/format/typography';
import { a4, drawArtifact, printSheet, type Sheet as Paper } from '@kongres/pdf/document';
import { loadFonts, type FontSubset } from '@kongres/pdf/fonts';
import type { Setting } from '@kongres/pdf/typesetter';
import { toSingleLine } from '../../platform/texts/single-line.ts';
import { colours, dayColours } from '@kongres/pdf/brand';
import { buildLogoBars, buildQrPath } from '@kongres/pdf/drawings';
import type { Certificate } from './certificate.ts';
import { getCertificateTexts, type ReadFileText } from './certificate-texts.ts';
import { formatLiveTime } from '@kongres/content/format/live-time';
import { getSideBearing, breakNameLines } from './name-lines.ts';
import { createGlyphCheck, toPrintableName } from './printable-name.ts';

const margin = 52;
const left = margin;
const right = a4.width - margin;
const width = right - left;
const top = 70;
/** Relative to the font size. */
const capitalHeight = 0.703;
const name = { top: 122, height: 240, maxSize: 112, minSize: 40 };
const bars = { top: 545, gap: 17, height: 11.5, least: 3, none: 1.2 };
const caption = bars.top + 7 * bars.gap + 17;
const qr = { side: 82, top: a4.height - margin - 82 };
const verification = { left: left + qr.side + 22, top: qr.top, width: width - qr.side - 22 };

const mono: Setting = { face: 'mono', size: 9.5, colour: colours['ink-2'] };
const body: Setting = { face: 'text', size: 10.5, colour: colours.ink };
const display: Setting = { face: 'display', size: 20, colour: colours.ink, tracking: -0.02 };

interface Sheet extends Paper {
  text: ReadFileText;
  certificate: Certificate;
}

export async function renderCertificatePdf(certificate: Certificate): Promise<Buffer> {
  const { language, kind, issuedAt } = certificate;
  const text = getCertificateTexts(language);
  const title = `${text(`${kind}.title`)} | ${brand.full}`;
  const { display: face } = await loadFonts();
  return printSheet({ language, title, date: issuedAt }, (paper) => {
    const sheet = { ...paper, text, certificate };
    drawLogo(sheet);
    writeLine(sheet, text('edition'), left, top, { ...mono, size: 11.5, colour: colours.ink });
    writeSentence(sheet, writeName(sheet, face));
    drawBars(sheet);
    drawQr(sheet);
    writeVerification(sheet);
  });
}

function writeLine({ doc, type, root }: Sheet, ...line: Parameters<typeof type.drawLine>): void {
  root.add(doc.struct('P', {}, () => type.drawLine(...line)));
}

function drawLogo({ doc }: Sheet): void {
  const scale = 0.8;
  drawArtifact(doc, () => {
    doc
      .save()
      .translate(right - 38 * scale, top - 29 * scale)
      .scale(scale);
    for (const { path } of buildLogoBars()) doc.path(path).fill(colours.ink);
    doc.restore();
  });
}

/** Draws the name as large as possible; returns the baseline below which the next text starts. */
function writeName({ doc, type, root, certificate }: Sheet, face: readonly FontSubset[]): number {
  const fullName = toSingleLine(certificate.name);
  const setting: Setting = { ...display, tracking: -0.055 };
  const printed = toPrintableName(fullName, createGlyphCheck(doc, face));
  const { lines, size, leading } = breakNameLines(type, printed, setting, { ...name, width });
  const baseline = name.top + capitalHeight * size;
  // Screen readers get the full name, even if it is shortened or lacks glyphs.
  const heading = doc.struct('H1', { actual: fullName.normalize('NFC') }, () => {
    for (const [index, line] of lines.entries()) {
      const x = left - getSideBearing(line) * size;
      type.drawLine(line, x, baseline + index * leading, { ...setting, size });
    }
  });
  root.add(heading);
  return baseline + (lines.length - 1) * leading + 0.22 * size;
}

function writeSentence(sheet: Sheet, from: number): void {
  const { text, certificate } = sheet;
  const { kind, language, seconds } = certificate;
  const watched = seconds.reduce((sum, day) => sum + day, 0);
  const sentence = text(`${kind}.sentence`, { time: formatLiveTime(watched, language) });
  writeLine(sheet, text(`${kind}.title`), left, from + 30, display);
  writeLine(sheet, sentence, left, from + 56, { ...body, size: 17 });
}

/** One bar per day; the longest spans the text width, a day without attendance is a thin line. */
function drawBars({ doc, type, root, text, certificate }: Sheet): void {
  const { language, seconds } = certificate;
  const longest = Math.max(...seconds, 1);
  const days = dayColours.map((pen, index) => {
    const live = seconds[index] ?? 0;
    const length = live > 0 ? Math.max(bars.least, (live / longest) * width) : bars.none;
    const day = formatDay(getCongressDay(index + 1), language, 'weekday');
    return { pen, length, words: `${day}: ${formatLiveTime(live, language)}` };
  });
  const alt = removeNoBreakSpaces(
    text('bars', { week: days.map(({ words }) => words).join('; ') }),
  );
  const options = { alt, bbox: [left, bars.top, right, bars.top + 7 * bars.gap] };
  const figure = doc.struct('Figure', options, () => {
    for (const [index, { pen, length }] of days.entries()) {
      doc.rect(left, bars.top + index * bars.gap, length, bars.height).fill(pen);
    }
  });
  root.add(figure);
  root.add(doc.struct('P', {}, () => type.drawLine(text('caption'), left, caption, mono)));
}

function drawQr({ doc, root, text, certificate }: Sheet): void {
  const { top, side } = qr;
  const path = buildQrPath(certificate.checkUrl, left, top, side);
  const options = { alt: text('qr'), bbox: [left, top, left + side, top + side] };
  root.add(doc.struct('Figure', options, () => doc.path(path).fill(colours.ink)));
}

function writeVerification(sheet: Sheet): void {
  const { doc, type, root, text, certificate } = sheet;
  const { code, checkUrl, issuedAt, language } = certificate;
  const large = type.fitToWidth(code, verification.width, {
    ...mono,
    size: 20,
    colour: colours.ink,
  });
  writeLine(sheet, text('code'), verification.left, verification.top + 7, mono);
  writeLine(sheet, code, verification.left, verification.top + 30, large);

  const words = text('check', { address: checkUrl.replace(/^https?:\/\//, '') });
  const setting = type.fitToWidth(words, verification.width, body);
  const baseline = verification.top + 61;
  const link = doc.struct('Link');
  root.add(link);
  link.add(
    doc.struct('Span', {}, () => type.drawLine(words, verification.left, baseline, setting)),
  );
  // `structParent` is missing in the types.
  const annotation = { structParent: link } as PDFKit.Mixins.AnnotationOption;
  doc.link(
    verification.left,
    baseline - 11,
    type.measureWidth(words, setting),
    15,
    checkUrl,
    annotation,
  );
  link.end();

  const day = formatDay(toLocalDay(issuedAt), language, 'long');
  writeLine(
    sheet,
    text('issued', { day }),
    verification.left,
    verification.top + qr.side - 2,
    body,
  );
}
