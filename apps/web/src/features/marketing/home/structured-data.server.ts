import { brand } from '@kongres/content/facts/brand';
import { congressDay, edition } from '@kongres/content/facts/edition';
import { pick } from '@kongres/content/facts/collection';
import { languages, type Language, type LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { editionEnds, lastInstant, type Phase } from '@kongres/content/facts/phases';
import { grossOf, priceRow } from '@kongres/content/facts/price';
import { currency, tickets, type Ticket } from '@kongres/content/facts/tickets';
import { instant } from '@kongres/content/format/date';
import { drawingAddress } from '../../../illustrations/drawing-address.ts';
import { publicOrigin } from '../../../lib/config.ts';
import { builtPhase } from '../../../lib/edition/built-phase.server.ts';
import { inPhase } from '../../../lib/i18n/in-phase.ts';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { addressOf } from '@kongres/contract/pages';

const organisation = {
  '@type': 'Organization',
  name: organiser.name,
  url: publicOrigin,
  logo: publicOrigin + drawingAddress('logo'),
  email: organiser.email,
  telephone: organiser.phone,
  taxID: organiser.taxNumber,
  address: {
    '@type': 'PostalAddress',
    streetAddress: organiser.street,
    postalCode: organiser.postcode,
    addressLocality: organiser.city,
    addressCountry: organiser.country,
  },
};

/** The congress as schema.org/Event, from the same facts as the page. What is over offers nothing. */
export function eventStructuredData(code: LanguageCode, phase: Phase = builtPhase): string {
  const language = pick(languages, code);
  const home = publicOrigin + addressOf('home', language);
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: brand.full,
    description: inPhase(finishedTexts(code, 'home'), phase).head.description,
    url: home,
    inLanguage: code,
    startDate: instant(congressDay(1), edition.opens),
    endDate: lastInstant,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: home },
    organizer: organisation,
    ...(phase !== 'after' && { offers: tickets.map((ticket) => offerOf(ticket, language)) }),
  });
}

/** Consumers pay the gross price. Offered until the edition ends, and with it the sale. */
function offerOf(ticket: Ticket, language: Language) {
  const { since, netGrosze } = priceRow(ticket);
  return {
    '@type': 'Offer',
    name: ticket.name,
    price: (grossOf(netGrosze) / 100).toFixed(2),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    validFrom: instant(since, '00:00'),
    availabilityEnds: editionEnds.toISOString(),
    url: publicOrigin + addressOf('tickets', language),
  };
}
