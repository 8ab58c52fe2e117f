import { createElement as el, Fragment, type CSSProperties } from 'react';
import { isTicket } from '@kongres/content/facts/admissions';
import type { Phase } from '@kongres/content/facts/phases';
import { formatEdition, formatMoment } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import {
  renderBulletList,
  renderButton,
  decorative,
  renderFactTable,
  renderHeading,
  renderEmailDocument,
  renderParagraph,
  renderPlainParagraph,
  renderSecondaryButton,
  renderRemark,
  renderSection,
  renderSubheading,
  type Fact,
} from '../../platform/email/email-document.ts';
import { colours } from '@kongres/pdf/brand';
import { fontStacks } from '../../platform/email/email-styles.ts';
import { keepTogether } from '../../platform/email/keep-together.ts';
import { isBought, isPriced } from '../orders/order.ts';
import { formatGalaTimes } from '../tickets/gala-times.ts';
import { getTicketContents } from '../tickets/ticket-contents.ts';
import type { OrderEmailData } from '../tickets/order-email-data.ts';
import {
  getEnterLabel,
  getAdmissionSentence,
  getEmailTexts,
  buildPageUrl,
  getTicketName,
  getTicketTextKey,
  type ReadEmailText,
} from '../../platform/email/email-texts.ts';

const stroke = `2px solid ${colours.ink}`;
const notch = 12;
const textStyle: CSSProperties = { margin: 0, color: colours.ink, fontFamily: fontStacks.sans };

const styles = {
  stub: {
    backgroundColor: colours.mark,
    border: stroke,
    borderBottom: 'none',
    padding: '20px 20px 10px',
  },
  label: {
    ...textStyle,
    fontFamily: fontStacks.mono,
    fontSize: 13,
    lineHeight: '18px',
    textTransform: 'uppercase',
  },
  name: {
    ...textStyle,
    fontSize: 46,
    lineHeight: '48px',
    fontWeight: 600,
    letterSpacing: '-0.035em',
    margin: '6px 0 18px',
  },
  dates: { ...textStyle, fontSize: 19, lineHeight: '26px', fontWeight: 600 },
  hours: { ...textStyle, fontSize: 17, lineHeight: '26px' },
  facts: {
    backgroundColor: colours['paper-hi'],
    border: stroke,
    borderTop: 'none',
    padding: '2px 20px 14px',
  },
} satisfies Record<string, CSSProperties>;

export function renderTicketEmail(order: OrderEmailData, phase: Phase) {
  const { language, orderUrl, congressUrl } = order;
  const text = getEmailTexts(language);
  const textKey = getTicketTextKey(order.ticket);
  const links = { order: orderUrl, terms: buildPageUrl('regulamin', language, orderUrl) };
  return renderEmailDocument(
    {
      language,
      title: text(`${textKey}.subject`, {
        name: getTicketName(order.ticket),
      }),
      preview: text(`${textKey}.preview`),
    },
    renderHeading(text(`${textKey}.heading`)),
    renderParagraph(formatLead(order, text, phase)),
    order.greeting === null ? null : renderPlainParagraph(order.greeting),
    renderTicketCard(order, text),
    renderSection(
      { padding: '24px 0 44px' },
      renderButton(getEnterLabel(text, phase), congressUrl),
    ),
    ...renderContents(order),
    renderSubheading(text('ticket.next.title')),
    ...renderNextSteps(order, phase, links),
    renderParagraph(text('ticket.next.again'), links),
    renderSection({ paddingTop: 12 }, renderSecondaryButton(text('ticket.button'), orderUrl)),
    renderSection(
      { paddingTop: 40 },
      // The right of withdrawal ends with the congress and needs a price.
      phase !== 'after' && isPriced(order) ? renderWithdrawal(order, text, links) : null,
      ...renderConsent(order, text),
      renderRemark(text(isPriced(order) ? 'ticket.contract' : 'issued.rules')),
    ),
  );
}

function formatLead(order: OrderEmailData, text: ReadEmailText, phase: Phase): string {
  const { origin, transferredAt } = order;
  if (origin === 'sale' && !transferredAt) {
    return text(phase === 'before' ? 'ticket.lead' : `phases.${phase}.ticket.lead`);
  }
  const reason = text(transferredAt || origin === 'sale' ? 'issued.passedOn' : `issued.${origin}`);
  return `${reason} ${text(phase === 'after' ? 'issued.attachedAfter' : 'issued.attached')}`;
}

/** Repeats the consent on a durable medium, as consumer law requires. */
function renderConsent({ consentedAt, language }: OrderEmailData, text: ReadEmailText) {
  if (!consentedAt) return [];
  const moment = formatMoment(consentedAt, language);
  return [renderParagraph(text('ticket.withdrawal.consent', { moment }))];
}

/** Consumer law requires a description of the service on a durable medium. */
function renderContents({ ticket, language }: OrderEmailData) {
  const { title, features } = getTicketContents(ticket, language);
  return [renderSubheading(title), renderBulletList(features)];
}

function renderNextSteps(
  { language, ticket: id }: OrderEmailData,
  phase: Phase,
  links: Record<string, string>,
) {
  const text = getEmailTexts(language);
  if (phase === 'after') return [renderParagraph(text('phases.after.ticket.next.start'), links)];
  const entry = renderParagraph(getAdmissionSentence(language));
  const isBefore = phase === 'before' && isTicket(id);
  return isBefore ? [entry, renderParagraph(text('ticket.next.start'))] : [entry];
}

function renderWithdrawal(
  order: OrderEmailData,
  text: ReadEmailText,
  links: Record<string, string>,
) {
  const where = isBought(order) ? 'ticket.withdrawal.where' : 'issued.withdrawByMail';
  return el(
    Fragment,
    null,
    renderSubheading(text('ticket.withdrawal.title')),
    renderParagraph(text('ticket.withdrawal.text')),
    renderParagraph(text(where), links),
  );
}

function renderTicketCard(order: OrderEmailData, text: ReadEmailText) {
  const stub = el(
    'td',
    { colSpan: 3, style: styles.stub },
    el('p', { style: styles.label }, text(isTicket(order.ticket) ? 'stub' : 'invitation.stub')),
    el('p', { className: 'name', style: styles.name }, getTicketName(order.ticket)),
    ...(isTicket(order.ticket)
      ? [
          el('p', { style: styles.dates }, ...keepTogether(formatEdition(order.language, 'long'))),
          el('p', { style: styles.hours }, ...keepTogether(text('when'))),
        ]
      : formatGalaTimes(order.language).map((line) =>
          el('p', { key: line, style: styles.hours }, ...keepTogether(line)),
        )),
  );
  const facts = el(
    'td',
    { colSpan: 3, style: styles.facts },
    renderFactTable(listTicketFacts(order, text)),
  );
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
      renderTearRow('top', colours.mark),
      renderTearRow('bottom', colours['paper-hi']),
      el('tr', null, facts),
    ),
  );
}

/** Half of the tear line, with a quarter-circle notch on either side. */
function renderTearRow(half: 'top' | 'bottom', background: string) {
  const edge = half === 'top' ? 'Top' : 'Bottom';
  const cell: CSSProperties = {
    backgroundColor: background,
    fontSize: 1,
    lineHeight: '1px',
    verticalAlign: half === 'top' ? 'bottom' : 'top',
  };
  const renderNotch = (side: 'Left' | 'Right') =>
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
    renderNotch('Right'),
    el('td', { style: { ...cell, ...line, height: notch - 2 } }),
    renderNotch('Left'),
  );
}

function listTicketFacts(order: OrderEmailData, text: ReadEmailText): Fact[] {
  const formatAmount = (minor: number) => formatMoney(minor, order.language);
  return [
    ...toOptionalFact('labels.code', order.ticketCode, { mono: true }),
    ...toOptionalFact('labels.number', order.number, { mono: true }),
    ...toOptionalFact('labels.company', order.companyName, { typed: true }),
    ...toOptionalFact('labels.taxId', order.taxId, { typed: true }),
    ...(isPriced(order)
      ? [
          { label: text('labels.net'), value: formatAmount(order.netMinor) },
          { label: text('labels.vat'), value: formatAmount(order.vatMinor) },
          { label: text('labels.paid'), value: formatAmount(order.grossMinor), strong: true },
        ]
      : []),
  ];

  function toOptionalFact(
    label: Parameters<ReadEmailText>[0],
    value: string | null,
    look: Pick<Fact, 'mono' | 'typed'>,
  ): Fact[] {
    return value ? [{ label: text(label), value, ...look }] : [];
  }
}
