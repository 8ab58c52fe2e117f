import { brand } from '@kongres/content/facts/brand';
import { congressDay } from '@kongres/content/facts/edition';
import { dayAt, formatDay } from '@kongres/content/format/date';
import { untied } from '@kongres/content/format/typography';
import { a4, decorate, printSheet, type Sheet as Paper } from '@kongres/pdf/document';
import { printFaces, type FontCut } from '@kongres/pdf/faces';
import type { Setting } from '@kongres/pdf/typesetter';
import { inOneLine } from '../../platform/texts/one-line.ts';
import { colours, pens } from '@kongres/pdf/brand';
import { logoBars, qrPath } from '@kongres/pdf/drawings';
import type { Certificate } from './certificate.ts';
import { certificateTexts, type ReadFileText } from './certificate-texts.ts';
import { liveTime } from '@kongres/content/format/live-time';
import { bearingOf, nameLines } from './name-lines.ts';
import { drawnBy, printableName } from './printable-name.ts';

const margin = 52;
const left = margin;
const right = a4.width - margin;
const width = right - left;
const top = 70;
/** Of a capital letter, in parts of the size. */
const capitals = 0.703;
const name = { top: 122, height: 240, largest: 112, smallest: 40 };
const bars = { top: 545, gap: 17, height: 11.5, least: 3, none: 1.2 };
const caption = bars.top + 7 * bars.gap + 17;
const qr = { side: 82, top: a4.height - margin - 82 };
const proof = { left: left + qr.side + 22, top: qr.top, width: width - qr.side - 22 };

const mono: Setting = { face: 'mono', size: 9.5, colour: colours['ink-2'] };
const body: Setting = { face: 'text', size: 10.5, colour: colours.ink };
const display: Setting = { face: 'display', size: 20, colour: colours.ink, tracking: -0.02 };

interface Sheet extends Paper {
  text: ReadFileText;
  certificate: Certificate;
}

/** The certificate as one page of A4: white, so that only the days have a colour. */
export async function certificatePdf(certificate: Certificate): Promise<Buffer> {
  const { language, kind, issuedAt } = certificate;
  const text = certificateTexts(language);
  const title = `${text(`${kind}.title`)} | ${brand.full}`;
  const { display: face } = await printFaces();
  return printSheet({ language, title, date: issuedAt }, (paper) => {
    const sheet = { ...paper, text, certificate };
    drawLogo(sheet);
    write(sheet, text('edition'), left, top, { ...mono, size: 11.5, colour: colours.ink });
    writeSentence(sheet, writeName(sheet, face));
    drawBars(sheet);
    drawQr(sheet);
    writeProof(sheet);
  });
}

function write({ doc, type, root }: Sheet, ...line: Parameters<typeof type.line>): void {
  root.add(doc.struct('P', {}, () => type.line(...line)));
}

function drawLogo({ doc }: Sheet): void {
  const scale = 0.8;
  decorate(doc, () => {
    doc
      .save()
      .translate(right - 38 * scale, top - 29 * scale)
      .scale(scale);
    for (const { path } of logoBars()) doc.path(path).fill(colours.ink);
    doc.restore();
  });
}

/** The name as large as it can be; answers where what follows may begin. */
function writeName({ doc, type, root, certificate }: Sheet, face: readonly FontCut[]): number {
  const whole = inOneLine(certificate.name);
  const look: Setting = { ...display, tracking: -0.055 };
  const printed = printableName(whole, drawnBy(doc, face));
  const { lines, size, leading } = nameLines(type, printed, look, { ...name, width });
  const baseline = name.top + capitals * size;
  // Whatever is cut off, or missing in the fonts, is still read aloud.
  const heading = doc.struct('H1', { actual: whole.normalize('NFC') }, () => {
    for (const [index, line] of lines.entries()) {
      const x = left - bearingOf(line) * size;
      type.line(line, x, baseline + index * leading, { ...look, size });
    }
  });
  root.add(heading);
  return baseline + (lines.length - 1) * leading + 0.22 * size;
}

function writeSentence(sheet: Sheet, from: number): void {
  const { text, certificate } = sheet;
  const { kind, language, seconds } = certificate;
  const watched = seconds.reduce((sum, day) => sum + day, 0);
  const sentence = text(`${kind}.sentence`, { time: liveTime(watched, language) });
  write(sheet, text(`${kind}.title`), left, from + 30, display);
  write(sheet, sentence, left, from + 56, { ...body, size: 17 });
}

/** The seven days: the longest is as long as the page is wide, one without an hour is a stroke. */
function drawBars({ doc, type, root, text, certificate }: Sheet): void {
  const { language, seconds } = certificate;
  const longest = Math.max(...seconds, 1);
  const days = pens.map((pen, index) => {
    const live = seconds[index] ?? 0;
    const length = live > 0 ? Math.max(bars.least, (live / longest) * width) : bars.none;
    const day = formatDay(congressDay(index + 1), language, 'weekday');
    return { pen, length, words: `${day}: ${liveTime(live, language)}` };
  });
  const alt = untied(text('bars', { week: days.map(({ words }) => words).join('; ') }));
  const options = { alt, bbox: [left, bars.top, right, bars.top + 7 * bars.gap] };
  const figure = doc.struct('Figure', options, () => {
    for (const [index, { pen, length }] of days.entries()) {
      doc.rect(left, bars.top + index * bars.gap, length, bars.height).fill(pen);
    }
  });
  root.add(figure);
  root.add(doc.struct('P', {}, () => type.line(text('caption'), left, caption, mono)));
}

function drawQr({ doc, root, text, certificate }: Sheet): void {
  const { top, side } = qr;
  const path = qrPath(certificate.checkUrl, left, top, side);
  const options = { alt: text('qr'), bbox: [left, top, left + side, top + side] };
  root.add(doc.struct('Figure', options, () => doc.path(path).fill(colours.ink)));
}

/** The code, where it is checked, and who stands for it. */
function writeProof(sheet: Sheet): void {
  const { doc, type, root, text, certificate } = sheet;
  const { code, checkUrl, issuedAt, language } = certificate;
  const large = type.fitted(code, proof.width, { ...mono, size: 20, colour: colours.ink });
  write(sheet, text('code'), proof.left, proof.top + 7, mono);
  write(sheet, code, proof.left, proof.top + 30, large);

  const words = text('check', { address: checkUrl.replace(/^https?:\/\//, '') });
  const setting = type.fitted(words, proof.width, body);
  const baseline = proof.top + 61;
  const link = doc.struct('Link');
  root.add(link);
  link.add(doc.struct('Span', {}, () => type.line(words, proof.left, baseline, setting)));
  // The structure of a tagged document holds its links; the types do not know it yet.
  const held = { structParent: link } as PDFKit.Mixins.AnnotationOption;
  doc.link(proof.left, baseline - 11, type.width(words, setting), 15, checkUrl, held);
  link.end();

  const day = formatDay(dayAt(issuedAt), language, 'long');
  write(sheet, text('issued', { day }), proof.left, proof.top + qr.side - 2, body);
}
