import { brand } from '@kongres/content/facts/brand';
import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { getRow } from '@kongres/content/facts/collection';
import { languages, type Language, type LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { editionEnd, lastInstant, type Phase } from '@kongres/content/facts/phases';
import { addVat, getPriceRow } from '@kongres/content/facts/price';
import { currency, tickets, type Ticket } from '@kongres/content/facts/tickets';
import { toIsoInstant } from '@kongres/content/format/date';
import { getDrawingPath } from '../../../illustrations/drawing-path.ts';
import { publicOrigin } from '../../../lib/config.ts';
import { builtPhase } from '../../../lib/edition/built-phase.server.ts';
import { applyPhase } from '../../../lib/i18n/apply-phase.ts';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { getLocalizedPath } from '@kongres/contract/pages';

const organisation = {
  '@type': 'Organization',
  name: organiser.name,
  url: publicOrigin,
  logo: publicOrigin + getDrawingPath('logo'),
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

/** schema.org/Event; without offers after the edition. */
export function buildEventStructuredData(code: LanguageCode, phase: Phase = builtPhase): string {
  const language = getRow(languages, code);
  const home = publicOrigin + getLocalizedPath('home', language);
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: brand.full,
    description: applyPhase(getTexts(code, 'home'), phase).head.description,
    url: home,
    inLanguage: code,
    startDate: toIsoInstant(getCongressDay(1), edition.opens),
    endDate: lastInstant,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: home },
    organizer: organisation,
    ...(phase !== 'after' && { offers: tickets.map((ticket) => buildOffer(ticket, language)) }),
  });
}

/** `price` is gross; available until sales end with the edition. */
function buildOffer(ticket: Ticket, language: Language) {
  const { since, netGrosze } = getPriceRow(ticket);
  const grossPrice = buildPrice(addVat(netGrosze));
  return {
    '@type': 'Offer',
    name: ticket.name,
    ...grossPrice,
    priceSpecification: [
      { '@type': 'UnitPriceSpecification', ...grossPrice, valueAddedTaxIncluded: true },
      { '@type': 'UnitPriceSpecification', ...buildPrice(netGrosze), valueAddedTaxIncluded: false },
    ],
    availability: 'https://schema.org/InStock',
    validFrom: toIsoInstant(since, '00:00'),
    availabilityEnds: editionEnd.toISOString(),
    url: publicOrigin + getLocalizedPath('tickets', language),
  };
}

function buildPrice(minor: number) {
  return { price: (minor / 100).toFixed(2), priceCurrency: currency };
}
