import { isTicket } from '@kongres/content/facts/admissions';
import { brand } from '@kongres/content/facts/brand';
import { getCongressDay } from '@kongres/content/facts/edition';
import { formatDay, formatEdition } from '@kongres/content/format/date';
import { stripMarks } from '@kongres/content/format/marked-text';
import { colours, dayColours } from '@kongres/pdf/brand';
import { a4, drawArtifact, printSheet, type Sheet as Paper } from '@kongres/pdf/document';
import {
  buildLogoBars,
  buildQrPath,
  buildTicketOutline,
  buildWeekLines,
} from '@kongres/pdf/drawings';
import type { Setting } from '@kongres/pdf/typesetter';
import { formatGalaTimes } from './gala-times.ts';
import type { TicketData } from './order-email-data.ts';
import {
  getAdmissionSentence,
  getEmailTexts,
  getTicketName,
  type ReadEmailText,
} from '../../platform/email/email-texts.ts';

const page = { ...a4, margin: 40 };
const ticket = { left: page.margin, top: 96, right: page.width - page.margin, bottom: 674 };
const tear = 314;
const notch = 13;
const inner = { left: ticket.left + 30, right: ticket.right - 30 };
const qr = { left: inner.left, top: tear + 34, side: 184 };
const facts = { left: qr.left + qr.side + 40, top: qr.top + 7 };
const week = { left: inner.left + 84, top: 581, gap: 11 };
const advice = { top: 698, right: inner.right - 146 };
const imprint = { rule: 789, top: 804 };

const label: Setting = { face: 'mono', size: 9, colour: colours['ink-2'], tracking: 0.02 };
const body: Setting = { face: 'text', size: 10.5, colour: colours.ink, leading: 15 };
const small: Setting = { ...body, size: 9.5, leading: 13 };
const display: Setting = { face: 'display', size: 21, colour: colours.ink, tracking: -0.02 };
const code: Setting = { face: 'mono', size: 24, colour: colours.ink, leading: 17 };

interface Sheet extends Paper {
  text: ReadEmailText;
  order: TicketData;
}

export function renderTicketPdf(order: TicketData): Promise<Buffer> {
  const text = getEmailTexts(order.language);
  const title = text('pdf.title', { name: getTicketName(order.ticket) });
  return printSheet({ language: order.language, title, date: order.paidAt }, (paper) => {
    const sheet = { ...paper, text, order };
    drawBackground(sheet);
    writeStub(sheet);
    drawQr(sheet);
    writeFacts(sheet);
    drawWeek(sheet);
    writeAdvice(sheet);
    writeOrganiser(sheet);
  });
}

function drawBackground({ doc }: Sheet): void {
  const outline = buildTicketOutline(ticket, tear, notch);
  drawArtifact(doc, () => {
    doc.rect(0, 0, page.width, page.height).fill(colours.paper);
    for (const [day, pen] of dayColours.entries()) {
      doc.rect((day * page.width) / 7, 0, page.width / 7, 6).fill(pen);
    }
    doc.save().translate(page.margin, 42).scale(0.82);
    for (const { pen, path } of buildLogoBars()) doc.path(path).fill(pen);
    doc.restore();
    doc.path(outline).fill(colours['paper-hi']);
    doc.save().path(outline).clip();
    doc.rect(ticket.left, ticket.top, ticket.right - ticket.left, tear - ticket.top);
    doc.fill(colours.mark).restore();
    doc.lineWidth(2).strokeColor(colours.ink).path(outline).stroke();
    doc.moveTo(ticket.left + notch + 5, tear).lineTo(ticket.right - notch - 5, tear);
    doc.dash(6, { space: 4 }).stroke().undash();
  });
}

type Line = [tag: string, words: string, x: number, baseline: number, setting: Setting];

function writeStub({ doc, type, root, text, order }: Sheet): void {
  const name = getTicketName(order.ticket);
  const width = inner.right - inner.left;
  const stub: Setting = { ...label, size: 11, colour: colours.ink };
  const big = type.fitToWidth(name, width, { ...display, size: 100, tracking: -0.045 });
  const dates = formatEdition(order.language, 'long');
  const times = formatGalaTimes(order.language);
  const galaLines = times.map((words, index): Line => [
    'P',
    words,
    inner.left,
    tear - 24 - (times.length - 1 - index) * 18,
    { ...body, size: 13 },
  ]);
  const lines: Line[] = [
    ['P', brand.full, page.margin + 42, 61, { ...display, size: 19 }],
    [
      'P',
      toUpperCase(text(isTicket(order.ticket) ? 'stub' : 'invitation.stub'), order),
      inner.left,
      ticket.top + 38,
      stub,
    ],
    // Compensates the side bearing of large letters, which would look like an indent.
    ['H1', name, inner.left - big.size * 0.05, tear - 88, big],
    ...(isTicket(order.ticket)
      ? ([
          ['P', dates, inner.left, tear - 46, display],
          ['P', text('when'), inner.left, tear - 24, { ...body, size: 14 }],
        ] as Line[])
      : galaLines),
  ];
  for (const [tag, ...line] of lines) root.add(doc.struct(tag, {}, () => type.drawLine(...line)));
}

function drawQr({ doc, root, text, order }: Sheet): void {
  const { left, top, side } = qr;
  const path = buildQrPath(order.congressUrl, left, top, side);
  const link = doc.struct('Link');
  root.add(link);
  const options = { alt: text('pdf.qr'), bbox: [left, top, left + side, top + side] };
  link.add(doc.struct('Figure', options, () => doc.path(path).fill(colours.ink)));
  // `structParent` is missing in the types.
  const annotation = { structParent: link } as PDFKit.Mixins.AnnotationOption;
  doc.link(left, top, side, side, order.congressUrl, annotation);
  link.end();
}

function writeFacts({ doc, type, root, text, order }: Sheet): void {
  const width = inner.right - facts.left;
  const plain: Setting = { ...body, size: 13, leading: 17, maxLines: 2 };
  const mono = (value: string, size: number) => type.fitToWidth(value, width, { ...code, size });
  const rows = [
    {
      words: text('labels.code'),
      value: order.ticketCode,
      setting: { ...mono(order.ticketCode, 24), leading: 20 },
    },
    { words: text('labels.number'), value: order.number, setting: mono(order.number, 13) },
    {
      words: text('labels.company'),
      value: order.companyName,
      setting: plain,
    },
    { words: text('labels.taxId'), value: order.taxId, setting: plain },
  ];
  const list = doc.struct('L');
  root.add(list);
  let y = facts.top;
  for (const { words, value, setting } of rows) {
    if (!value) continue;
    const item = doc.struct('LI');
    list.add(item);
    item.add(
      doc.struct('Lbl', {}, () => type.drawLine(toUpperCase(words, order), facts.left, y, label)),
    );
    const baseline = y + 5 + setting.size;
    item.add(
      doc.struct('LBody', {}, () => {
        y = type.drawParagraph(value, facts.left, baseline, width, setting) + 10;
      }),
    );
    item.end();
  }
  list.end();
}

/** Decorative: the dates are in the text above. */
function drawWeek({ doc, type, order }: Sheet): void {
  drawArtifact(doc, () => {
    const width = inner.right - week.left;
    const lines = buildWeekLines(order.ticketCode, week.left, week.top, width, week.gap);
    for (const [index, { pen, path }] of lines.entries()) {
      const day = formatDay(getCongressDay(index + 1), order.language, 'weekdayShort');
      type.drawLine(day, inner.left, week.top + index * week.gap + 3, { ...label, size: 8 });
      doc.lineWidth(2.4).lineCap('butt').strokeColor(pen).path(path).stroke();
    }
  });
}

function writeAdvice({ doc, type, root, text, order }: Sheet): void {
  const columns = [
    {
      x: ticket.left,
      width: advice.right - ticket.left - 24,
      words: text('pdf.entry.label'),
      sentence: getAdmissionSentence(order.language),
    },
    {
      x: advice.right,
      width: ticket.right - advice.right,
      words: text('pdf.care.label'),
      sentence: text('pdf.care.text'),
    },
  ];
  for (const { x, width, words, sentence } of columns) {
    root.add(
      doc.struct('H2', {}, () => type.drawLine(toUpperCase(words, order), x, advice.top, label)),
    );
    root.add(
      doc.struct('P', {}, () => type.drawParagraph(sentence, x, advice.top + 18, width, small)),
    );
  }
}

function writeOrganiser({ doc, type, root, text }: Sheet): void {
  const fine: Setting = { ...body, size: 8.5, colour: colours['ink-2'], leading: 12.5 };
  const address = `${text('organiser.label')}: ${text('organiser.address')}`;
  const contact = stripMarks(text('organiser.contact'));
  drawArtifact(doc, () => {
    doc.lineWidth(1).strokeColor(colours.ink);
    doc.moveTo(ticket.left, imprint.rule).lineTo(ticket.right, imprint.rule).stroke();
  });
  const width = ticket.right - ticket.left;
  let y = imprint.top;
  for (const sentence of [address, contact]) {
    const write = () => {
      y = type.drawParagraph(sentence, ticket.left, y, width, fine);
    };
    root.add(doc.struct('P', {}, write));
  }
}

function toUpperCase(text: string, { language }: TicketData): string {
  return text.toLocaleUpperCase(language);
}
