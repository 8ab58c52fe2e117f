import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { editionEnds } from '@kongres/content/facts/phases';
import { grossOf, netPrice } from '@kongres/content/facts/price';
import { tickets } from '@kongres/content/facts/tickets';
import { eventStructuredData } from './structured-data.server.ts';

interface Offer {
  price: string;
  availability: string;
  validFrom: string;
  availabilityEnds: string;
}

type EventData = { eventStatus: string; description: string; offers?: Offer[] };

const codes = languages.map(({ id }) => id);

test.each(codes)(
  'in %s every ticket is offered at its gross price until the edition ends',
  (code) => {
    for (const phase of ['before', 'live'] as const) {
      const event = JSON.parse(eventStructuredData(code, phase)) as EventData;
      expect(event.eventStatus).toBe('https://schema.org/EventScheduled');
      expect(event.offers?.map(({ price }) => Math.round(Number(price) * 100))).toEqual(
        tickets.map((ticket) => grossOf(netPrice(ticket))),
      );
      for (const offer of event.offers ?? []) {
        expect(offer.availability).toBe('https://schema.org/InStock');
        expect(new Date(offer.availabilityEnds)).toEqual(editionEnds);
        expect(Date.parse(offer.validFrom)).toBeLessThanOrEqual(Date.now());
      }
    }
  },
);

test.each(codes)('in %s an edition that is over offers nothing and promises no price', (code) => {
  const before = JSON.parse(eventStructuredData(code, 'before')) as EventData;
  const after = JSON.parse(eventStructuredData(code, 'after')) as EventData;
  expect(after.offers).toBeUndefined();
  expect(after.description).not.toBe(before.description);
});
