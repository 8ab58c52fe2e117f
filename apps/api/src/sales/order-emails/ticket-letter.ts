import { createElement as el, Fragment, type CSSProperties } from 'react';
import { isTicket } from '@kongres/content/facts/admissions';
import type { Phase } from '@kongres/content/facts/phases';
import { formatEdition, formatMoment } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import {
  bulletList,
  button,
  decorative,
  factTable,
  heading,
  letter,
  paragraph,
  plainParagraph,
  quietButton,
  remark,
  section,
  subheading,
  type Fact,
} from '../../platform/mail/letter.ts';
import { colours } from '@kongres/pdf/brand';
import { fontStacks } from '../../platform/mail/look.ts';
import { whole } from '../../platform/mail/whole.ts';
import { isBought, isPriced } from '../orders/order.ts';
import { galaTimes } from '../tickets/gala-times.ts';
import { ticketContents } from '../tickets/ticket-contents.ts';
import type { MailOrder } from '../tickets/mail-order.ts';
import {
  enterLabel,
  entrySentence,
  mailTexts,
  pageUrl,
  ticketName,
  ticketWords,
  type ReadText,
} from '../../platform/mail/mail-texts.ts';

const stroke = `2px solid ${colours.ink}`;
const notch = 12;
const inked: CSSProperties = { margin: 0, color: colours.ink, fontFamily: fontStacks.sans };

const styles = {
  stub: {
    backgroundColor: colours.mark,
    border: stroke,
    borderBottom: 'none',
    padding: '20px 20px 10px',
  },
  label: {
    ...inked,
    fontFamily: fontStacks.mono,
    fontSize: 13,
    lineHeight: '18px',
    textTransform: 'uppercase',
  },
  name: {
    ...inked,
    fontSize: 46,
    lineHeight: '48px',
    fontWeight: 600,
    letterSpacing: '-0.035em',
    margin: '6px 0 18px',
  },
  dates: { ...inked, fontSize: 19, lineHeight: '26px', fontWeight: 600 },
  hours: { ...inked, fontSize: 17, lineHeight: '26px' },
  facts: {
    backgroundColor: colours['paper-hi'],
    border: stroke,
    borderTop: 'none',
    padding: '2px 20px 14px',
  },
} satisfies Record<string, CSSProperties>;

export function ticketLetter(order: MailOrder, phase: Phase) {
  const { language, orderUrl, congressUrl } = order;
  const text = mailTexts(language);
  const words = ticketWords(order.ticket);
  const links = { order: orderUrl, terms: pageUrl('regulamin', language, orderUrl) };
  return letter(
    {
      language,
      title: text(`${words}.subject`, {
        name: ticketName(order.ticket),
      }),
      preview: text(`${words}.preview`),
    },
    heading(text(`${words}.heading`)),
    paragraph(leadOf(order, text, phase)),
    order.greeting === null ? null : plainParagraph(order.greeting),
    ticket(order, text),
    section({ padding: '24px 0 44px' }, button(enterLabel(text, phase), congressUrl)),
    ...contents(order),
    subheading(text('ticket.next.title')),
    ...whatNext(order, phase, links),
    paragraph(text('ticket.next.again'), links),
    section({ paddingTop: 12 }, quietButton(text('ticket.button'), orderUrl)),
    section(
      { paddingTop: 40 },
      // Nobody withdraws from a congress that has ended, nor from what cost nothing.
      phase !== 'after' && isPriced(order) ? withdrawal(order, text, links) : null,
      ...consentOf(order, text),
      remark(text(isPriced(order) ? 'ticket.contract' : 'issued.rules')),
    ),
  );
}

/** Whose ticket it is, and why. */
function leadOf(order: MailOrder, text: ReadText, phase: Phase): string {
  const { origin, passedOnAt } = order;
  if (origin === 'sale' && !passedOnAt) {
    return text(phase === 'before' ? 'ticket.lead' : `phases.${phase}.ticket.lead`);
  }
  const reason = text(passedOnAt || origin === 'sale' ? 'issued.passedOn' : `issued.${origin}`);
  return `${reason} ${text(phase === 'after' ? 'issued.attachedAfter' : 'issued.attached')}`;
}

/** What the buyer ticked, said again where it lasts. */
function consentOf({ consentedAt, language }: MailOrder, text: ReadText) {
  if (!consentedAt) return [];
  const moment = formatMoment(consentedAt, language);
  return [paragraph(text('ticket.withdrawal.consent', { moment }))];
}

/** The law wants it said where it lasts: what the ticket is for, not only what it is called. */
function contents({ ticket, language }: MailOrder) {
  const { title, features } = ticketContents(ticket, language);
  return [subheading(title), bulletList(features)];
}

/** How to get in, while there is something to get into. */
function whatNext(
  { language, ticket: id }: MailOrder,
  phase: Phase,
  links: Record<string, string>,
) {
  const text = mailTexts(language);
  if (phase === 'after') return [paragraph(text('phases.after.ticket.next.start'), links)];
  const entry = paragraph(entrySentence(language));
  const isBefore = phase === 'before' && isTicket(id);
  return isBefore ? [entry, paragraph(text('ticket.next.start'))] : [entry];
}

function withdrawal(order: MailOrder, text: ReadText, links: Record<string, string>) {
  const where = isBought(order) ? 'ticket.withdrawal.where' : 'issued.withdrawByMail';
  return el(
    Fragment,
    null,
    subheading(text('ticket.withdrawal.title')),
    paragraph(text('ticket.withdrawal.text')),
    paragraph(text(where), links),
  );
}

/** What was bought, as a ticket: the stub in highlighter, a punched tear line, the facts below it. */
function ticket(order: MailOrder, text: ReadText) {
  const stub = el(
    'td',
    { colSpan: 3, style: styles.stub },
    el('p', { style: styles.label }, text(isTicket(order.ticket) ? 'stub' : 'invitation.stub')),
    el('p', { className: 'name', style: styles.name }, ticketName(order.ticket)),
    ...(isTicket(order.ticket)
      ? [
          el('p', { style: styles.dates }, ...whole(formatEdition(order.language, 'long'))),
          el('p', { style: styles.hours }, ...whole(text('when'))),
        ]
      : galaTimes(order.language).map((line) =>
          el('p', { key: line, style: styles.hours }, ...whole(line)),
        )),
  );
  const facts = el('td', { colSpan: 3, style: styles.facts }, factTable(factsOf(order, text)));
  return el(
    'table',
    {
      role: 'presentation',
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      style: { margin: '16px 0 0' },
    },
    el(
      'tbody',
      null,
      el('tr', null, stub),
      tearRow('top', colours.mark),
      tearRow('bottom', colours['paper-hi']),
      el('tr', null, facts),
    ),
  );
}

/** Half of the tear: a quarter circle of paper bites in from either side. */
function tearRow(half: 'top' | 'bottom', ground: string) {
  const edge = half === 'top' ? 'Top' : 'Bottom';
  const cell: CSSProperties = {
    backgroundColor: ground,
    fontSize: 1,
    lineHeight: '1px',
    verticalAlign: half === 'top' ? 'bottom' : 'top',
  };
  const bite = (side: 'Left' | 'Right') =>
    el(
      'td',
      { width: notch, style: { ...cell, width: notch, height: notch } },
      el('div', {
        style: {
          width: notch - 2,
          height: notch - 2,
          backgroundColor: colours.paper,
          [`border${edge}`]: stroke,
          [`border${side}`]: stroke,
          [`border${edge}${side}Radius`]: notch,
        },
      }),
    );
  const line = half === 'top' ? { borderBottom: `2px dashed ${colours.ink}` } : {};
  return el(
    'tr',
    decorative,
    bite('Right'),
    el('td', { style: { ...cell, ...line, height: notch - 2 } }),
    bite('Left'),
  );
}

function factsOf(order: MailOrder, text: ReadText): Fact[] {
  const money = (minor: number) => formatMoney(minor, order.language);
  return [
    ...given('labels.code', order.ticketCode, { mono: true }),
    ...given('labels.number', order.number, { mono: true }),
    ...given('labels.company', order.companyName, { typed: true }),
    ...given('labels.taxId', order.taxId, { typed: true }),
    ...(isPriced(order)
      ? [
          { label: text('labels.net'), value: money(order.netMinor) },
          { label: text('labels.vat'), value: money(order.vatMinor) },
          { label: text('labels.paid'), value: money(order.grossMinor), strong: true },
        ]
      : []),
  ];

  function given(
    label: Parameters<ReadText>[0],
    value: string | null,
    look: Pick<Fact, 'mono' | 'typed'>,
  ): Fact[] {
    return value ? [{ label: text(label), value, ...look }] : [];
  }
}
