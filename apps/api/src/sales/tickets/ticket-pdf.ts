import { isTicket } from '@kongres/content/facts/admissions';
import { brand } from '@kongres/content/facts/brand';
import { congressDay } from '@kongres/content/facts/edition';
import { formatDay, formatEdition } from '@kongres/content/format/date';
import { stripMarks } from '@kongres/content/format/marked-text';
import { colours, pens } from '@kongres/pdf/brand';
import { a4, decorate, printSheet, type Sheet as Paper } from '@kongres/pdf/document';
import { logoBars, qrPath, ticketOutline, weekLines } from '@kongres/pdf/drawings';
import type { Setting } from '@kongres/pdf/typesetter';
import { galaTimes } from './gala-times.ts';
import type { TicketOrder } from './mail-order.ts';
import {
  entrySentence,
  mailTexts,
  ticketName,
  type ReadText,
} from '../../platform/mail/mail-texts.ts';

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
  text: ReadText;
  order: TicketOrder;
}

/** The ticket as one page of A4. */
export function ticketPdf(order: TicketOrder): Promise<Buffer> {
  const text = mailTexts(order.language);
  const title = text('pdf.title', { name: ticketName(order.ticket) });
  return printSheet({ language: order.language, title, date: order.paidAt }, (paper) => {
    const sheet = { ...paper, text, order };
    drawGround(sheet);
    writeStub(sheet);
    drawQr(sheet);
    writeFacts(sheet);
    drawWeek(sheet);
    writeAdvice(sheet);
    writeOrganiser(sheet);
  });
}

/** What carries no words of its own: paper, week strip, logo and the ticket's shape. */
function drawGround({ doc }: Sheet): void {
  const outline = ticketOutline(ticket, tear, notch);
  decorate(doc, () => {
    doc.rect(0, 0, page.width, page.height).fill(colours.paper);
    for (const [day, pen] of pens.entries()) {
      doc.rect((day * page.width) / 7, 0, page.width / 7, 6).fill(pen);
    }
    doc.save().translate(page.margin, 42).scale(0.82);
    for (const { pen, path } of logoBars()) doc.path(path).fill(pen);
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
  const name = ticketName(order.ticket);
  const width = inner.right - inner.left;
  const stub: Setting = { ...label, size: 11, colour: colours.ink };
  const big = type.fitted(name, width, { ...display, size: 100, tracking: -0.045 });
  const dates = formatEdition(order.language, 'long');
  const times = galaTimes(order.language);
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
      upper(text(isTicket(order.ticket) ? 'stub' : 'invitation.stub'), order),
      inner.left,
      ticket.top + 38,
      stub,
    ],
    // Large letters carry a wide side bearing; it is taken back, or the name stands indented.
    ['H1', name, inner.left - big.size * 0.05, tear - 88, big],
    ...(isTicket(order.ticket)
      ? ([
          ['P', dates, inner.left, tear - 46, display],
          ['P', text('when'), inner.left, tear - 24, { ...body, size: 14 }],
        ] as Line[])
      : galaLines),
  ];
  for (const [tag, ...line] of lines) root.add(doc.struct(tag, {}, () => type.line(...line)));
}

/** The ticket's own link: to be scanned from paper or another screen, and pressed on this one. */
function drawQr({ doc, root, text, order }: Sheet): void {
  const { left, top, side } = qr;
  const path = qrPath(order.congressUrl, left, top, side);
  const link = doc.struct('Link');
  root.add(link);
  const options = { alt: text('pdf.qr'), bbox: [left, top, left + side, top + side] };
  link.add(doc.struct('Figure', options, () => doc.path(path).fill(colours.ink)));
  // The structure of a tagged document holds its links; the types do not know it yet.
  const held = { structParent: link } as PDFKit.Mixins.AnnotationOption;
  doc.link(left, top, side, side, order.congressUrl, held);
  link.end();
}

function writeFacts({ doc, type, root, text, order }: Sheet): void {
  const width = inner.right - facts.left;
  const plain: Setting = { ...body, size: 13, leading: 17, maxLines: 2 };
  const mono = (value: string, size: number) => type.fitted(value, width, { ...code, size });
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
    item.add(doc.struct('Lbl', {}, () => type.line(upper(words, order), facts.left, y, label)));
    const baseline = y + 5 + setting.size;
    item.add(
      doc.struct('LBody', {}, () => {
        y = type.paragraph(value, facts.left, baseline, width, setting) + 10;
      }),
    );
    item.end();
  }
  list.end();
}

/** The seven days as seven pens. The dates are said above, so this is for the eye. */
function drawWeek({ doc, type, order }: Sheet): void {
  decorate(doc, () => {
    const width = inner.right - week.left;
    const lines = weekLines(order.ticketCode, week.left, week.top, width, week.gap);
    for (const [index, { pen, path }] of lines.entries()) {
      const day = formatDay(congressDay(index + 1), order.language, 'weekdayShort');
      type.line(day, inner.left, week.top + index * week.gap + 3, { ...label, size: 8 });
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
      sentence: entrySentence(order.language),
    },
    {
      x: advice.right,
      width: ticket.right - advice.right,
      words: text('pdf.care.label'),
      sentence: text('pdf.care.text'),
    },
  ];
  for (const { x, width, words, sentence } of columns) {
    root.add(doc.struct('H2', {}, () => type.line(upper(words, order), x, advice.top, label)));
    root.add(doc.struct('P', {}, () => type.paragraph(sentence, x, advice.top + 18, width, small)));
  }
}

function writeOrganiser({ doc, type, root, text }: Sheet): void {
  const fine: Setting = { ...body, size: 8.5, colour: colours['ink-2'], leading: 12.5 };
  const address = `${text('organiser.label')}: ${text('organiser.address')}`;
  const contact = stripMarks(text('organiser.contact'));
  decorate(doc, () => {
    doc.lineWidth(1).strokeColor(colours.ink);
    doc.moveTo(ticket.left, imprint.rule).lineTo(ticket.right, imprint.rule).stroke();
  });
  const width = ticket.right - ticket.left;
  let y = imprint.top;
  for (const sentence of [address, contact]) {
    const write = () => {
      y = type.paragraph(sentence, ticket.left, y, width, fine);
    };
    root.add(doc.struct('P', {}, write));
  }
}

function upper(text: string, { language }: TicketOrder): string {
  return text.toLocaleUpperCase(language);
}
