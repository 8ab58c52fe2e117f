import type { LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { addVat, getNetPrice } from '@kongres/content/facts/price';
import { tickets } from '@kongres/content/facts/tickets';
import { formatOrganiserAddress } from '@kongres/content/format/address';
import { formatEdition } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { formatMoney } from '@kongres/content/format/number';
import { addNoBreakSpaces } from '@kongres/content/format/typography';
import { getTexts } from '../../../lib/i18n/texts.server.ts';

export type PressFact = ReturnType<typeof listPressFacts>[number];

/** Fact rows shared by the press page and the fact sheet. */
export function listPressFacts(code: LanguageCode) {
  const { facts, values } = getTexts(code, 'press');
  const { price } = getTexts(code, 'tickets');
  const rows = {
    event: values.event,
    dates: formatEdition(code, 'long'),
    hours: values.hours,
    format: values.format,
    languages: values.languages,
    galas: values.galas,
    figures: values.figures,
    tickets: tickets
      .map((ticket) => {
        const net = getNetPrice(ticket);
        const amounts = { net: formatMoney(net, code), gross: formatMoney(addVat(net), code) };
        return `${ticket.name}: ${fillText(price.both, amounts)}`;
      })
      .join(', '),
    organiser: addNoBreakSpaces(`${organiser.name}, ${formatOrganiserAddress(code)}`, 'pl'),
  };
  return (Object.keys(rows) as (keyof typeof rows)[]).map((id) => ({
    id,
    label: facts.rows[id],
    value: rows[id],
  }));
}
