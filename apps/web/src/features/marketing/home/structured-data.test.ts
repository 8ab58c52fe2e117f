import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { editionEnd } from '@kongres/content/facts/phases';
import { addVat, getNetPrice } from '@kongres/content/facts/price';
import { currency, tickets } from '@kongres/content/facts/tickets';
import { buildEventStructuredData } from './structured-data.server.ts';

interface Offer {
  price: string;
  priceSpecification: unknown;
  availability: string;
  validFrom: string;
  availabilityEnds: string;
}

type EventData = { eventStatus: string; description: string; offers?: Offer[] };

const codes = languages.map(({ id }) => id);

test.each(codes)(
  'in %s every ticket has an offer at its gross price until the edition ends',
  (code) => {
    for (const phase of ['before', 'live'] as const) {
      const event = JSON.parse(buildEventStructuredData(code, phase)) as EventData;
      expect(event.eventStatus).toBe('https://schema.org/EventScheduled');
      expect(event.offers?.map(({ price }) => Math.round(Number(price) * 100))).toEqual(
        tickets.map((ticket) => addVat(getNetPrice(ticket))),
      );
      for (const offer of event.offers ?? []) {
        expect(offer.availability).toBe('https://schema.org/InStock');
        expect(new Date(offer.availabilityEnds)).toEqual(editionEnd);
        expect(Date.parse(offer.validFrom)).toBeLessThanOrEqual(Date.now());
      }
    }
  },
);

test('every offer states its price with and without VAT', () => {
  const { offers = [] } = JSON.parse(buildEventStructuredData('pl')) as EventData;
  const toPrice = (minor: number) => (minor / 100).toFixed(2);
  const shared = { '@type': 'UnitPriceSpecification', priceCurrency: currency };
  expect(offers.map(({ price, priceSpecification }) => ({ price, priceSpecification }))).toEqual(
    tickets.map((ticket) => {
      const [net, gross] = [getNetPrice(ticket), addVat(getNetPrice(ticket))].map(toPrice);
      return {
        price: gross,
        priceSpecification: [
          { ...shared, price: gross, valueAddedTaxIncluded: true },
          { ...shared, price: net, valueAddedTaxIncluded: false },
        ],
      };
    }),
  );
});

test.each(codes)('in %s a finished edition has no offers and another description', (code) => {
  const before = JSON.parse(buildEventStructuredData(code, 'before')) as EventData;
  const after = JSON.parse(buildEventStructuredData(code, 'after')) as EventData;
  expect(after.offers).toBeUndefined();
  expect(after.description).not.toBe(before.description);
});
