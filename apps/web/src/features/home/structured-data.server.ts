import { brand } from '@kongres/content/facts/brand';
import { congressDay, edition, lastDay } from '@kongres/content/facts/edition';
import { pick } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { grossOf, netPrice } from '@kongres/content/facts/price';
import { currency, tickets } from '@kongres/content/facts/tickets';
import { instant } from '@kongres/content/format/date';
import { publicOrigin } from '../../config.ts';
import { finishedTexts } from '../../i18n/texts.server.ts';
import { addressOf } from '../../routing/page-table.ts';

/** The congress as schema.org/Event, from the same facts as the page. */
export function eventStructuredData(code: LanguageCode): string {
  const language = pick(languages, code);
  const home = publicOrigin + addressOf('home', language);
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: brand.full,
    description: finishedTexts(code, 'home').head.description,
    url: home,
    inLanguage: code,
    startDate: instant(congressDay(1), edition.opens),
    endDate: instant(lastDay, edition.closes),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: home },
    organizer: { '@type': 'Organization', name: organiser.name, url: publicOrigin },
    offers: tickets.map((ticket) => ({
      '@type': 'Offer',
      name: ticket.name,
      price: (grossOf(netPrice(ticket)) / 100).toFixed(2),
      priceCurrency: currency,
      url: publicOrigin + addressOf('tickets', language),
    })),
  });
}
