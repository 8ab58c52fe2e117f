import type { LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { grossOf, netPrice } from '@kongres/content/facts/price';
import { tickets } from '@kongres/content/facts/tickets';
import { organiserAddress } from '@kongres/content/format/address';
import { formatEdition } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { formatMoney } from '@kongres/content/format/number';
import { tie } from '@kongres/content/format/typography';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';

export type PressFact = ReturnType<typeof pressFacts>[number];

/** The congress in rows a journalist can copy, for the page and for the file. */
export function pressFacts(code: LanguageCode) {
  const { facts, values } = finishedTexts(code, 'press');
  const { price } = finishedTexts(code, 'tickets');
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
        const net = netPrice(ticket);
        const amounts = { net: formatMoney(net, code), gross: formatMoney(grossOf(net), code) };
        return `${ticket.name}: ${fillText(price.both, amounts)}`;
      })
      .join(', '),
    organiser: tie(`${organiser.name}, ${organiserAddress(code)}`, 'pl'),
  };
  return (Object.keys(rows) as (keyof typeof rows)[]).map((id) => ({
    id,
    label: facts.rows[id],
    value: rows[id],
  }));
}
